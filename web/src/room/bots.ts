/** The engine with the strong bots, which think in a thread of their own. */

import type { Engine } from "./engine";
import type { Ask, Reply } from "./serve";
import { Thread, type Answer } from "./thread";

/** What one of the thread's matches is asked; nothing where it is left. */
export type Question = { match: number; ask: Ask | null };

const thread = new Thread<Question, Reply & Answer>(() => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }));
let matches = 0;

export const withBots: Engine = {
  match() {
    const match = (matches += 1);
    return { ask: (ask) => thread.ask({ match, ask }), leave: () => thread.tell({ match, ask: null }) };
  },
};

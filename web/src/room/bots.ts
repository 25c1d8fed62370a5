/** The engine with the strong bots, which think in a thread of their own. */

import type { Engine } from "./engine";
import type { Ask, Reply } from "./serve";
import { Thread, type Answer } from "./thread";

export const withBots: Engine = new Thread<Ask, Reply & Answer>(() => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }));

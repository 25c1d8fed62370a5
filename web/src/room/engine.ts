/** The way to an engine's thread. */

import { need } from "../lib/text.svelte";
import type { Ask, Reply } from "./host";
import { Thread } from "./thread";

export class Engine extends Thread<Ask, Reply> {
  override wake(): Worker {
    void need("play");
    return super.wake();
  }
}

/** For games alone: small, so that it is there at once. */
export const alone = new Engine(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));

/** With the strong bots. */
export const withBots = new Engine(() => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }));

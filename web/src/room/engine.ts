/** The way to an engine's thread. */

import { loading } from "../lib/calm";
import type { Ask, Given, Reply } from "./host";
import { reason, Thread } from "./thread";

export class Engine extends Thread<Ask, Reply> {
  private handed: Worker | null = null;

  /** A thread, and the module it runs where the page fetches that for it: a page can ask for it long before it has a thread. */
  constructor(
    start: () => Worker,
    private readonly module?: string,
  ) {
    super(start);
  }

  override wake(): Worker {
    const thread = super.wake();
    if (this.module && this.handed !== thread) {
      this.handed = thread;
      void this.hand(thread, this.module);
    }
    return thread;
  }

  private async hand(thread: Worker, module: string): Promise<void> {
    try {
      thread.postMessage({ module: await loading(WebAssembly.compileStreaming(fetch(module))) } satisfies Given);
    } catch (why) {
      thread.postMessage({ missing: reason(why) } satisfies Given);
    }
  }
}

/** With the strong bots. */
export const withBots = new Engine(() => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }));

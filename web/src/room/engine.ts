/** The way to an engine's thread; it is started by the first question. */

import { need } from "../lib/text.svelte";
import type { Ask, Reply } from "./host";

export class Engine {
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, (reply: Reply) => void>();

  constructor(private readonly start: () => Worker) {}

  wake(): Worker {
    if (this.worker) return this.worker;
    void need("play");
    this.worker = this.start();
    this.worker.onmessage = (event: MessageEvent<Reply>) => {
      const hear = this.waiting.get(event.data.id);
      this.waiting.delete(event.data.id);
      hear?.(event.data);
    };
    return this.worker;
  }

  ask(what: Ask): Promise<Reply> {
    const thread = this.wake();
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (reply) => (reply.error === undefined ? resolve(reply) : reject(new Error(reply.error))));
      thread.postMessage({ id, ask: what });
    });
  }
}

/** For a game alone: of one game, so that it is small and there at once. */
export const alone = {
  code: new Engine(() => new Worker(new URL("./code.worker.ts", import.meta.url), { type: "module" })),
  numble: new Engine(() => new Worker(new URL("./numble.worker.ts", import.meta.url), { type: "module" })),
};

/** With the strong bots. */
export const withBots = new Engine(() => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }));

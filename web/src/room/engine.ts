/** The way to an engine's thread; it is started by the first question. */

import wasm from "../engine/play/play_bg.wasm?url";
import { loading } from "../lib/calm";
import type { Ask, Given, Reply } from "./host";

export class Engine {
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, (reply: Reply) => void>();

  /** A thread, and the module it runs where the page fetches that for it: a page can ask for it long before it has a thread. */
  constructor(
    private readonly start: () => Worker,
    private readonly module?: string,
  ) {}

  wake(): Worker {
    if (this.worker) return this.worker;
    this.worker = this.start();
    if (this.module) void this.hand(this.worker, this.module);
    this.worker.onmessage = (event: MessageEvent<Reply>) => {
      const hear = this.waiting.get(event.data.id);
      this.waiting.delete(event.data.id);
      hear?.(event.data);
    };
    return this.worker;
  }

  private async hand(thread: Worker, module: string): Promise<void> {
    try {
      thread.postMessage({ module: await loading(WebAssembly.compileStreaming(fetch(module))) } satisfies Given);
    } catch (why) {
      thread.postMessage({ missing: String(why) } satisfies Given);
    }
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

/** For games alone: small, so that it is there at once. */
export const alone = new Engine(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), wasm);

/** With the strong bots. */
export const withBots = new Engine(() => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }));

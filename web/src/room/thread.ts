/** A thread of its own that answers questions. The first question starts it, and one after it was lost starts it anew. */

import { Away } from "./away";

export type Answer = {
  id: number;
  /** Why it could not be done. */
  error?: string;
  /** What the thread runs could not be loaded at all. */
  away?: boolean;
};

export class Thread<A, R extends Answer> {
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, (reply: R | Away) => void>();

  constructor(private readonly start: () => Worker) {}

  wake(): Worker {
    if (this.worker) return this.worker;
    this.worker = this.start();
    this.worker.onmessage = (event: MessageEvent<R>) => this.hear(event.data);
    this.worker.onerror = (event) => this.lose(event.message);
    return this.worker;
  }

  ask(ask: A): Promise<R> {
    const thread = this.wake();
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (reply) => {
        if (reply instanceof Away) reject(reply);
        else if (reply.error !== undefined) reject(new Error(reply.error));
        else resolve(reply);
      });
      thread.postMessage({ id, ask });
    });
  }

  /** Says something that needs no answer; a thread that was lost need not hear it. */
  tell(what: A): void {
    this.worker?.postMessage({ id: 0, ask: what });
  }

  private hear(reply: R): void {
    if (reply.away) {
      this.lose(reply.error ?? "");
      return;
    }
    const hear = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    hear?.(reply);
  }

  private lose(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    left.forEach((hear) => hear(new Away(why)));
  }
}

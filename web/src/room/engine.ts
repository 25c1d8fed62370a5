/** Where the rooms of this page run. */

import { calm, loading } from "../lib/calm";
import { PROTOCOL, type AnyAction, type ClientMsg } from "../wire";
import { serve, type Ask, type Reply, type Rooms } from "./serve";
import { Away, Thread, whyAway, type Answer } from "./thread";

/** Whoever asks need not know where the answer comes from. */
export type Engine = { ask(ask: Ask): Promise<Reply> };

/** A game of the catalogue and a guess in it. */
type Trial = { entry: string; guess: AnyAction };

/** An engine in the page's own thread, for who plays alone. A guess takes it a tenth of a millisecond, and a browser that has heard a key hands
 * over what another thread answers only after its next frame: every mark would come a frame late. */
export class Here implements Engine {
  private served: Promise<(ask: Ask) => Reply> | null = null;

  constructor(
    private readonly load: () => Promise<unknown>,
    private readonly rooms: Rooms,
    private readonly trial: Trial,
  ) {}

  /** Loads it, so that it is there when it is asked. */
  wake(): void {
    this.loaded().catch(() => undefined);
  }

  async ask(ask: Ask): Promise<Reply> {
    return (await this.loaded())(ask);
  }

  /** What could not be loaded is tried anew by the next who asks. */
  private loaded(): Promise<(ask: Ask) => Reply> {
    this.served ??= this.start().catch((why: unknown) => {
      this.served = null;
      throw why;
    });
    return this.served;
  }

  private async start(): Promise<(ask: Ask) => Reply> {
    const missing = await whyAway(loading(this.load()));
    if (missing !== null) throw new Away(missing);
    void warmUp(this.rooms, this.trial);
    return serve(this.rooms);
  }
}

/** Plays a guess and forgets it, step by step while nothing else is to do. A browser compiles what is called for the first time, and nobody's
 * first guess should wait for that. */
async function warmUp(Rooms: Rooms, { entry, guess }: Trial): Promise<void> {
  await calm();
  const room = new Rooms(JSON.stringify([entry]), new Uint8Array(32), 0);
  const messages: ClientMsg[] = [
    { t: "hello", d: { protocol: PROTOCOL, name: "You", watch: false, seen: null, client: 1, asked: 0 } },
    { t: "do", d: { n: 1, what: { t: "start" } } },
    { t: "do", d: { n: 2, what: { t: "act", d: { game: 1, round: 1, action: guess } } } },
  ];
  for (const message of messages) {
    await calm();
    room.hear(JSON.stringify(message), 0);
  }
  room.save();
  room.free();
}

/** With the strong bots, which think in a thread of their own. */
export const withBots: Engine = new Thread<Ask, Reply & Answer>(() => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }));

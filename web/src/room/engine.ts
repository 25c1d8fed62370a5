/** Where the matches of this page run. */

import { calm, loading } from "../lib/calm";
import type { AnyAction, AnySettings } from "../wire";
import { Away, whyAway } from "./away";
import { entropy, serve, stateAfter, type Ask, type Match, type Reply } from "./serve";

/** A match that runs somewhere; whoever asks need not know where. */
export type Running = { ask(ask: Ask): Promise<Reply>; /** Nobody asks any more. */ leave(): void };

/** Where matches run, as many as are wanted: none knows of another. */
export type Engine = { match(): Running };

/** A game and a guess in it. */
type Trial = { settings: AnySettings; guess: AnyAction };

/** An engine in the page's own thread, for who plays alone. A guess takes it a tenth of a millisecond, and a browser that has heard a key hands
 * over what another thread answers only after its next frame: every mark would come a frame late. */
export class Here implements Engine {
  private ready: Promise<void> | null = null;

  constructor(
    private readonly load: () => Promise<unknown>,
    private readonly place: () => Match,
    private readonly trial: Trial,
  ) {}

  /** Loads it, so that it is there when it is asked. */
  wake(): void {
    this.loaded().catch(() => undefined);
  }

  match(): Running {
    let answer: ((ask: Ask) => Reply) | null = null;
    const ask = async (ask: Ask) => {
      await this.loaded();
      answer ??= serve(this.place());
      return answer(ask);
    };
    return { ask, leave: () => undefined };
  }

  /** What could not be loaded is tried anew by the next who asks. */
  private loaded(): Promise<void> {
    this.ready ??= this.start().catch((why: unknown) => {
      this.ready = null;
      throw why;
    });
    return this.ready;
  }

  private async start(): Promise<void> {
    const missing = await whyAway(loading(this.load()));
    if (missing !== null) throw new Away(missing);
    void warmUp(this.place(), this.trial);
  }
}

/** Plays a guess and forgets it, step by step while nothing else is to do. A browser compiles what is called for the first time, and nobody's
 * first guess should wait for that. */
async function warmUp(match: Match, { settings, guess }: Trial): Promise<void> {
  await calm();
  stateAfter(match, { t: "begin", d: { settings, bot: null, entropy: entropy(), began: 0 } });
  await calm();
  stateAfter(match, { t: "act", d: { at: 0, action: guess } });
}

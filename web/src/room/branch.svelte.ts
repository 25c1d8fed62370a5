/** A game that is over, played on otherwise from one of its guesses: what that would have earned, by the coach's reckoning. */

import { Ahead } from "../lib/ahead";
import { fromWire, toWire } from "../lib/pegs";
import { Row } from "../lib/row.svelte";
import type { CodeBoard, CodeClue, CodeVariant, GuessReview } from "../wire";
import { coach } from "./coach";

export type Origin = {
  variant: CodeVariant;
  board: CodeBoard;
  /** The code, which is known by now. */
  secret: string;
  /** What was guessed before the branch, which stays. */
  before: CodeClue[];
};

export class Branch {
  /** The guesses of the branch. */
  tries: GuessReview[] = $state.raw([]);
  readonly row: Row;
  readonly ahead = new Ahead();
  /** The coach thinks, for longer than one would not notice. */
  slow = $state(false);
  /** Why the coach could not say, as a text's id. */
  trouble: "coach-too-many" | "coach-away" | null = $state(null);
  private busy = false;
  private stopped = false;

  constructor(readonly origin: Origin) {
    this.row = new Row(origin.board.space.length);
  }

  get clues(): CodeClue[] {
    return [...this.origin.before, ...this.tries.map(({ guess, feedback }) => ({ guess, feedback }))];
  }

  get solved(): boolean {
    return this.tries.at(-1)?.guess === this.origin.secret;
  }

  get over(): boolean {
    return this.solved || this.clues.length >= this.origin.board.attempts;
  }

  /** Guesses what stands in the row. */
  async check(): Promise<void> {
    if (this.busy || this.over) return;
    const guessed = this.think(async () => {
      await this.guess(toWire(this.row.places.map((symbol) => symbol ?? 0)));
      this.row.next();
    });
    await this.ahead.until(guessed.then(() => this.trouble === null));
  }

  /** Guesses what the coach would. */
  best(): Promise<void> {
    return this.think(() => this.advised());
  }

  /** The coach guesses until the code is found or the tries are spent. */
  playOn(): Promise<void> {
    return this.think(async () => {
      while (!this.over && !this.stopped) await this.advised();
    });
  }

  /** Guesses one code at once. */
  begin(guess: string): Promise<void> {
    return this.think(() => this.guess(guess));
  }

  takeBack(): void {
    const last = this.tries.at(-1);
    if (!last || this.busy) return;
    this.tries = this.tries.slice(0, -1);
    this.row.copy(fromWire(last.guess));
  }

  /** Nobody looks any more. */
  leave(): void {
    this.stopped = true;
  }

  private async think(work: () => Promise<void>): Promise<void> {
    if (this.busy || this.over) return;
    [this.busy, this.trouble] = [true, null];
    const alarm = setTimeout(() => (this.slow = true), 300);
    try {
      await work();
    } catch {
      this.trouble ??= "coach-away";
    } finally {
      clearTimeout(alarm);
      [this.busy, this.slow] = [false, false];
    }
  }

  private async advised(): Promise<void> {
    const advice = await coach.advise({ variant: this.origin.variant, clues: this.clues });
    if (advice) return this.guess(advice.guess);
    this.trouble = "coach-too-many";
    throw new Error("too many codes are left");
  }

  private async guess(guess: string): Promise<void> {
    const { variant, secret } = this.origin;
    const judged = await coach.whatIf({ position: { variant, clues: this.clues }, secret, guess });
    this.tries = [...this.tries, judged];
  }
}

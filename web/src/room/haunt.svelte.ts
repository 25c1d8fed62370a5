/** What makes a ghost of a game, and races it. */

import { boardOf, type CodeEntry } from "../lib/catalogue";
import type { CodeVariant } from "../wire";
import type { Rival } from "./code.svelte";
import type { Ghost } from "./ghost";

type Row = { at: number; in: { t: string; d?: { seat?: number; action?: { t: string } } } };

/** The ghost of one seat of a game that is over; none where it has no guesses. */
export async function ghostOf(journal: string, entry: CodeEntry, name: () => string, seat = 0): Promise<Ghost | null> {
  const [head = "{}", ...lines] = journal.trim().split("\n");
  const { header } = JSON.parse(head) as { header?: { settings?: { variant?: CodeVariant } } };
  const rows = lines.map((line) => JSON.parse(line) as Partial<Row>);
  const times = rows.flatMap(({ at, in: input }) => (input?.t === "act" && input.d?.seat === seat && input.d.action?.t === "guess" ? [at ?? 0] : []));
  const { coach } = await import("./coach");
  const review = await coach.review(journal);
  const line = review.lines.find((one) => one.seat === null || one.seat === seat);
  if (!line || line.guesses.length === 0) return null;
  // Without a clock a game begins with its first guess; with one, with its first peg.
  const variant = header?.settings?.variant;
  const began = variant && boardOf(variant).seconds !== null ? 0 : (times[0] ?? 0);
  const steps = line.guesses.map(({ feedback }, index) => ({ after: Math.max(0, (times[index] ?? 0) - began), feedback }));
  const length = line.guesses[0]?.guess.length ?? 0;
  return { name, entry, steps, solved: steps.at(-1)?.feedback.exact === length };
}

/** A ghost as it is remembered, with how many milliseconds it has played. */
export type Haunted = Omit<Ghost, "name"> & { name: string; played: number };

/** A ghost at the board, from the moment the game begins. */
export class Haunt {
  /** How many of its guesses have come. */
  come = $state(0);
  private timers: ReturnType<typeof setTimeout>[] = [];
  private began: number | null = null;

  constructor(readonly ghost: Ghost) {}

  /** A ghost that was remembered, where it was or from its beginning. */
  static again({ name, played, ...ghost }: Haunted, goesOn: boolean): Haunt {
    const haunt = new Haunt({ ...ghost, name: () => name });
    if (goesOn) haunt.begin(played);
    return haunt;
  }

  get left(): Haunted {
    return { ...this.ghost, name: this.ghost.name(), played: this.began === null ? 0 : performance.now() - this.began };
  }

  begin(played = 0): void {
    if (this.began !== null) return;
    this.began = performance.now() - played;
    this.timers = this.ghost.steps.map(({ after }, index) => setTimeout(() => (this.come = Math.max(this.come, index + 1)), after - played));
  }

  end(): void {
    this.timers.forEach(clearTimeout);
  }

  /** The same for another game. */
  anew(): Haunt {
    return new Haunt(this.ghost);
  }

  get rival(): Rival {
    const { ghost, come } = this;
    const guesses = ghost.steps.slice(0, come).map(({ feedback }) => ({ code: null, feedback }));
    const done = come === ghost.steps.length;
    return { bot: null, name: ghost.name(), guesses, used: come, solved: done && ghost.solved, done };
  }

  /** Seconds one is ahead of it with so many guesses; below zero where one is behind. */
  split(guesses: number): number | null {
    const step = this.ghost.steps[guesses - 1];
    if (!step || this.began === null) return null;
    return Math.round((step.after - (performance.now() - this.began)) / 1000);
  }
}

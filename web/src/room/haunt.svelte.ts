/** What makes a ghost of a game, and races it. */

import type { CodeEntry } from "../lib/catalogue";
import type { Ghost } from "./ghost";

type Row = { at: number; in: { t: string; d?: { seat?: number; action?: { t: string } } } };

/** The ghost of one seat of a game that is over; none where it has no guesses. */
export async function ghostOf(journal: string, entry: CodeEntry, name: () => string, seat = 0): Promise<Ghost | null> {
  const [head = "{}", ...lines] = journal.trim().split("\n");
  const { header } = JSON.parse(head) as { header?: { settings?: { variant?: { t: string } } } };
  const rows = lines.map((line) => JSON.parse(line) as Partial<Row>);
  const times = rows.flatMap(({ at, in: input }) => (input?.t === "act" && input.d?.seat === seat && input.d.action?.t === "guess" ? [at ?? 0] : []));
  const { coach } = await import("./coach");
  const review = await coach.review(journal);
  const line = review.lines.find((one) => one.seat === null || one.seat === seat);
  if (!line || line.guesses.length === 0) return null;
  // Without a clock a game begins with its first guess; with one, before it.
  const began = header?.settings?.variant?.t === "skemind" ? 0 : (times[0] ?? 0);
  const steps = line.guesses.map(({ feedback }, index) => ({ after: Math.max(0, (times[index] ?? 0) - began), feedback }));
  const length = line.guesses[0]?.guess.length ?? 0;
  return { name, entry, steps, solved: steps.at(-1)?.feedback.exact === length };
}

/** A ghost at the board, from the moment the game begins. */
export class Haunt {
  /** How many of its guesses have come. */
  come = $state(0);
  private timers: ReturnType<typeof setTimeout>[] = [];
  private began: number | null = null;

  constructor(readonly ghost: Ghost) {}

  begin(): void {
    if (this.began !== null) return;
    this.began = performance.now();
    this.timers = this.ghost.steps.map(({ after }, index) => setTimeout(() => (this.come = Math.max(this.come, index + 1)), after));
  }

  end(): void {
    this.timers.forEach(clearTimeout);
  }

  /** The same for another game. */
  anew(): Haunt {
    return new Haunt(this.ghost);
  }

  get done(): boolean {
    return this.come === this.ghost.steps.length;
  }

  /** Seconds one is ahead of it with so many guesses; below zero where one is behind. */
  split(guesses: number): number | null {
    const step = this.ghost.steps[guesses - 1];
    if (!step || this.began === null) return null;
    return Math.round((step.after - (performance.now() - this.began)) / 1000);
  }
}

/** The coach's hints where a game stands, and how many of them were taken. */

import type { CodePosition, HintStep } from "../wire";

export class Ladder {
  private steps: HintStep[] = $state.raw([]);
  private climbed = $state(0);
  private where = "";
  private looked: Promise<void> = Promise.resolve();

  /** The hints that were taken here. */
  get taken(): HintStep[] {
    return this.steps.slice(0, this.climbed);
  }

  get spent(): boolean {
    return this.climbed > 0 && this.climbed === this.steps.length;
  }

  /** Finds the hints for where a game stands; after every guess the ladder begins anew. */
  look(position: CodePosition): Promise<void> {
    const where = JSON.stringify(position);
    if (where !== this.where) {
      this.where = where;
      [this.steps, this.climbed] = [[], 0];
      this.looked = this.find(position, where);
    }
    return this.looked;
  }

  private async find(position: CodePosition, where: string): Promise<void> {
    try {
      const { coach } = await import("./coach");
      const steps = await coach.hints(position);
      if (where === this.where) this.steps = steps;
    } catch (why) {
      this.where = "";
      throw why;
    }
  }

  /** The next hint, or another, counted from one; null where there is none. */
  climb(to = this.climbed + 1): HintStep | null {
    const step = this.steps[to - 1];
    if (step) this.climbed = to;
    return step ?? null;
  }
}

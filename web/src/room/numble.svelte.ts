/** A Numble for one on this device: the day's, an older day's, or any. */

import { numbleItem } from "../lib/catalogue";
import { dropProgress, keepGame, keepProgress, progress } from "../lib/keep";
import type { AnyPlay, FluentText, NumbleAction, NumblePuzzle } from "../wire";
import { Away, reason } from "./away";
import { alone } from "./numble.engine";
import { NumblePlay } from "./numbleplay.svelte";
import { Table } from "./table.svelte";

export type Form = "daily" | "archive" | "unlimited";

export class NumbleGame extends NumblePlay {
  readonly form: Form;
  readonly day: string | null;
  table: Table | null = $state.raw(null);
  hard = $state(false);
  failure: string | null = $state(null);
  kept: string | null = $state(null);

  constructor(form: Form, day: string | null, hard: boolean) {
    super();
    this.form = form;
    this.day = day;
    this.hard = hard;
  }

  private get slot(): string {
    return `numble:${this.day ?? "unlimited"}`;
  }

  get play(): AnyPlay | null {
    return this.table?.play ?? null;
  }

  get begun(): boolean {
    return this.attempts.length > 0;
  }

  /** Goes on where the player left, also to look at a day that is done. */
  async resume(): Promise<void> {
    alone.wake();
    const left = await progress(this.slot).catch(() => undefined);
    if (!left) return;
    try {
      if (left.done) this.kept = left.done;
      this.table = await Table.restore(alone, left.saved, (table) => void this.keep(table));
      this.hard = this.view?.hard ?? this.hard;
    } catch (why) {
      if (why instanceof Away) {
        this.failure = reason(why);
        return;
      }
      console.warn(why);
      await dropProgress(this.slot);
    }
  }

  /** Tries once more what could not be loaded. */
  async retry(): Promise<void> {
    this.failure = null;
    if (!this.table) await this.resume();
  }

  private get puzzle(): NumblePuzzle {
    if (this.form === "unlimited" || !this.day) return { t: "unlimited" };
    return { t: this.form, d: this.day };
  }

  async again(): Promise<void> {
    this.table?.close();
    this.table = null;
    this.kept = null;
    this.clear();
    await dropProgress(this.slot).catch(() => undefined);
  }

  protected async act(action: NumbleAction): Promise<FluentText | null> {
    const table = this.table ?? (await this.begin());
    if (!table) return null;
    try {
      const refused = await table.act({ t: "numble", d: action });
      // A match is shown with its first guess, so that the page is drawn anew once.
      this.table = table;
      return refused;
    } catch (why) {
      // The match was lost with its thread; what was kept of it is not.
      table.close();
      this.table = null;
      this.failure = reason(why);
      return null;
    }
  }

  private async begin(): Promise<Table | null> {
    try {
      return await Table.open(alone, numbleItem(this.puzzle, this.hard).settings, (table) => void this.keep(table));
    } catch (why) {
      this.failure = reason(why);
      return null;
    }
  }

  private async keep(table: Table): Promise<void> {
    const play = table.play;
    if (play?.t !== "numble") return;
    const view = play.d.view.game;
    const used = view.lines[0]?.used ?? 0;
    const path = this.form === "daily" ? "/numble" : this.form === "unlimited" ? "/numble/unlimited" : `/numble/${this.day}`;
    const done = play.d.view.progress.phase === "finished";
    if (done && !this.kept && table.archive) {
      this.kept = crypto.getRandomValues(new Uint32Array(2)).join("-");
      await keepGame({
        id: this.kept,
        entry: "numble",
        form: this.form,
        at: Date.now(),
        won: view.attempts.some((attempt) => attempt.solved),
        guesses: used,
        time: table.time,
        hints: 0,
        hard: view.hard,
        ...(this.day ? { day: this.day } : {}),
        journal: table.archive,
      }).catch(() => undefined);
    }
    if (used === 0) return;
    const whole = { slot: this.slot, entry: "numble", path, used, of: 6, at: Date.now(), saved: table.saved };
    await keepProgress(done && this.kept ? { ...whole, done: this.kept } : whole).catch(() => undefined);
  }
}

let current: NumbleGame | null = null;

/** The game of a form and day, the same one as long as the page lives. */
export function numbleOf(form: Form, day: string | null, hard: boolean): NumbleGame {
  if (current?.form !== form || current.day !== day) {
    current?.table?.close();
    current = new NumbleGame(form, day, hard);
  }
  return current;
}



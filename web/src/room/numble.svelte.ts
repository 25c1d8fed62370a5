/** A Numble for one on this device: the day's, an older day's, or any. */

import { dropBegun, keepBegun, rememberBegun } from "../lib/begun";
import { numbleItem } from "../lib/catalogue";
import { dayNumber, today } from "../lib/figures";
import { dropProgress, games, keepEnd, keepProgress, progress, type Finished, type InProgress } from "../lib/keep";
import { gameOver } from "../lib/update.svelte";
import type { AnyPlay, FluentText, NumbleAction, NumblePuzzle } from "../wire";
import { alone } from "./numble.engine";
import { NumblePlay } from "./numbleplay.svelte";
import { lasting, Place } from "./place.svelte";
import { Table } from "./table.svelte";

export type Form = "daily" | "archive" | "unlimited";

export class NumbleGame extends NumblePlay {
  readonly form: Form;
  readonly day: string | null;
  readonly place = new Place(() => this.begin());
  hard = $state(false);
  /** The game is over and is kept under this id, for whoever looks for it there. */
  kept: string | null = $state(null);
  private keeping: Table | null = null;
  /** A day's puzzle that was begun on its day counts for it, also where it ends on the next. */
  private begunAs: Form;

  constructor(form: Form, day: string | null, hard: boolean) {
    super();
    this.form = this.begunAs = form;
    this.day = day;
    this.hard = hard;
  }

  private get slot(): string {
    return `numble:${this.day ?? "unlimited"}`;
  }

  get play(): AnyPlay | null {
    return this.place.table?.play ?? null;
  }

  get begun(): boolean {
    return this.attempts.length > 0;
  }

  /** Goes on where the player left, also to look at a day that is done. */
  async resume(): Promise<boolean> {
    alone.wake();
    const resumed = await this.place.resume(() => this.restore());
    if (this.place.failure !== null) return resumed;
    this.takeUp("numble", this.slot);
    return resumed;
  }

  private async restore(): Promise<Table | null> {
    const left = await progress(this.slot).catch(() => undefined);
    if (!left) return null;
    if (left.done) this.kept = left.done;
    if (left.form === "daily" && this.day && dayNumber(this.day) >= dayNumber(today()) - 1) this.begunAs = "daily";
    const table = await Table.restore(alone, left.saved, (table) => void this.keep(table));
    if (table.play?.t === "numble") this.hard = table.play.d.view.game.hard;
    return table;
  }

  /** Tries once more what could not be loaded. */
  async retry(): Promise<void> {
    await this.place.clear();
    await this.resume();
  }

  private get puzzle(): NumblePuzzle {
    if (this.form === "unlimited" || !this.day) return { t: "unlimited" };
    return { t: this.form, d: this.day };
  }

  async again(): Promise<void> {
    const left = this.place.leave();
    void this.place.clear();
    await left;
    this.kept = null;
    this.clear();
    dropBegun("numble", this.slot);
    await dropProgress(this.slot).catch(() => undefined);
  }

  protected act(action: NumbleAction): Promise<FluentText | null> {
    return this.place.act({ t: "numble", d: action });
  }

  private begin(): Promise<Table> {
    return Table.open(alone, numbleItem(this.puzzle, this.hard).settings, (table) => void this.keep(table));
  }

  private async keep(table: Table): Promise<void> {
    const play = table.play;
    if (play?.t !== "numble") return;
    const view = play.d.view.game;
    const used = view.lines[0]?.used ?? 0;
    const path = this.form === "daily" ? "/numble" : this.form === "unlimited" ? "/numble/unlimited" : `/numble/${this.day}`;
    const left: InProgress = { slot: this.slot, entry: "numble", path, used, of: 6, at: Date.now(), saved: table.saved, form: this.begunAs };
    // A day counts once: what another tab has ended meanwhile is done here too.
    const done = this.day ? (await progress(this.slot).catch(() => undefined))?.done : undefined;
    if (done) return void (this.kept = done);
    if (play.d.view.progress.phase !== "finished") {
      if (used > 0) await keepProgress(left).catch(() => undefined);
      return;
    }
    if (this.keeping === table || !table.archive) return;
    this.keeping = table;
    const id = this.day ? `${this.begunAs}:${this.day}` : crypto.getRandomValues(new Uint32Array(2)).join("-");
    // So is what came along from another device.
    const before = (await games().catch(() => [])).find((one) => this.day && one.day === this.day && one.form === this.begunAs);
    const finished: Finished = before ?? {
      id,
      entry: "numble",
      form: this.begunAs,
      at: Date.now(),
      won: view.attempts.some((attempt) => attempt.solved),
      guesses: used,
      time: table.time,
      hints: 0,
      hard: view.hard,
      ...(this.day ? { day: this.day } : {}),
      journal: table.archive,
    };
    const kept = await keepEnd(finished, this.slot, { ...left, done: finished.id }).then(() => true, () => false);
    if (kept && this.place.table === table) this.kept = finished.id;
    gameOver();
  }
}

let current: NumbleGame | null = null;
keepBegun("numble", () => current?.desk ?? null);

/** The game of a form and day, the same one as long as the page lives. */
export function numbleOf(form: Form, day: string | null, hard: boolean): NumbleGame {
  if (current?.form !== form || current.day !== day) {
    if (current) rememberBegun("numble", current.desk);
    current?.place.retire();
    current = lasting(() => new NumbleGame(form, day, hard));
  }
  return current;
}

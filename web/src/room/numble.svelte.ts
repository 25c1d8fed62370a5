/** A Numble for one: the day's, an older day's, or any. */

import { numbleItem } from "../lib/catalogue";
import { fault, LONGEST, pretty, spaced } from "../lib/equation";
import { dropProgress, keepGame, keepProgress, progress } from "../lib/keep";
import { sound } from "../lib/sound";
import { say, t } from "../lib/text.svelte";
import type { NumblePuzzle, NumbleView } from "../wire";
import { Voice } from "../lib/voice.svelte";
import { alone } from "./engine";
import { Table } from "./table.svelte";

export type Form = "daily" | "archive" | "unlimited";

export class NumbleGame {
  readonly form: Form;
  readonly day: string | null;
  table: Table | null = $state.raw(null);
  typed = $state("");
  /** Where the next character goes. */
  cursor = $state(0);
  private readonly voice = new Voice();
  /** What is wrong with the row; what a guess earned is spoken, and seen on its tiles. */
  fault = $state("");
  hard = $state(false);
  failure: string | null = $state(null);
  kept: string | null = $state(null);
  private busy = false;

  constructor(form: Form, day: string | null, hard: boolean) {
    this.form = form;
    this.day = day;
    this.hard = hard;
  }

  private get slot(): string {
    return `numble:${this.day ?? "unlimited"}`;
  }

  /** What is said about the last thing that happened. */
  get message(): string {
    return this.voice.words;
  }

  set message(words: string) {
    this.voice.say(words);
    this.fault = words;
  }

  get view(): NumbleView | null {
    const play = this.table?.play;
    return play?.t === "numble" ? play.d.view.game : null;
  }

  get over(): boolean {
    return this.table?.play?.d.view.progress.phase === "finished";
  }

  get won(): boolean {
    return this.view?.attempts.some((attempt) => attempt.solved) ?? false;
  }

  get begun(): boolean {
    return (this.view?.attempts.length ?? 0) > 0;
  }

  /** Goes on where the player left, also to look at a day that is done. */
  async resume(): Promise<void> {
    alone.numble.wake();
    const left = await progress(this.slot).catch(() => undefined);
    if (!left) return;
    try {
      if (left.done) this.kept = left.done;
      this.table = await Table.restore(alone.numble, left.room, (table) => void this.keep(table));
      this.hard = this.view?.hard ?? this.hard;
    } catch (why) {
      console.warn(why);
      await dropProgress(this.slot);
    }
  }

  private get puzzle(): NumblePuzzle {
    if (this.form === "unlimited" || !this.day) return { t: "unlimited" };
    return { t: this.form, d: this.day };
  }

  async again(): Promise<void> {
    this.table?.close();
    this.table = null;
    [this.typed, this.cursor, this.message, this.kept] = ["", 0, "", null];
    await dropProgress(this.slot).catch(() => undefined);
  }

  type(character: string): void {
    if (this.over || this.typed.length >= LONGEST) return;
    this.typed = this.typed.slice(0, this.cursor) + character + this.typed.slice(this.cursor);
    this.cursor += 1;
    this.message = "";
    sound.place();
  }

  erase(): void {
    if (this.cursor === 0) return;
    this.typed = this.typed.slice(0, this.cursor - 1) + this.typed.slice(this.cursor);
    this.cursor -= 1;
    this.message = "";
    sound.remove();
  }

  eraseAhead(): void {
    this.typed = this.typed.slice(0, this.cursor) + this.typed.slice(this.cursor + 1);
    this.message = "";
  }

  move(to: number): void {
    this.cursor = Math.min(this.typed.length, Math.max(0, to));
  }

  async check(): Promise<void> {
    const wrong = fault(this.typed);
    if (wrong) {
      this.message = t(wrong.id, wrong.args);
      return;
    }
    if (this.busy || this.over) return;
    this.busy = true;
    try {
      if (!(await this.start()) || !this.table) return;
      const play = this.table.play?.d;
      const refused = await this.table.ask({
        t: "act",
        d: { game: play?.game ?? 1, round: play?.view.progress.round ?? 1, action: { t: "numble", d: { t: "guess", d: spaced(this.typed) } } },
      });
      if (refused) {
        this.message = say({ ...refused, args: refused.args.map(([name, arg]) => [name, arg === " " ? t("numble-space") : arg]) });
        return;
      }
      [this.typed, this.cursor] = ["", 0];
      this.voice.say(this.tell());
      if (this.over) (this.won ? sound.win : sound.loss)();
    } finally {
      this.busy = false;
    }
  }

  private async start(): Promise<boolean> {
    if (this.table) return true;
    try {
      this.table = await Table.open(alone.numble, numbleItem(this.puzzle, this.hard), (table) => void this.keep(table));
      return true;
    } catch (why) {
      this.failure = String(why);
      return false;
    }
  }

  /** What the last guess said, as it is spoken. */
  private tell(): string {
    const last = this.view?.attempts.at(-1);
    if (!last?.guess || !last.marks) return "";
    const marks = last.marks;
    const with_ = (mark: string) =>
      [...(last.guess ?? "")].flatMap((character, place) => (marks[place] === mark && character !== " " ? [spokenName(character)] : []));
    const gaps = [...last.guess].flatMap((character, place) => (character === " " ? [marks[place] === "G"] : []));
    const left = this.view?.lines[0]?.left ?? 0;
    const parts = [
      with_("G").length > 0 ? t("numble-told-right", { what: with_("G").join(", ") }) : "",
      gaps.length > 0 && gaps.every(Boolean) ? t("numble-told-gaps") : "",
      with_("Y").length > 0 ? t("numble-told-near", { what: with_("Y").join(", ") }) : "",
      with_(".").length > 0 ? t("numble-told-none", { what: with_(".").join(", ") }) : "",
    ].filter(Boolean);
    return t("numble-told", { guess: pretty(last.guess), said: parts.join("; "), left });
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
    const whole = { slot: this.slot, entry: "numble", path, used, of: 6, at: Date.now(), room: table.saved };
    await keepProgress(done && this.kept ? { ...whole, done: this.kept } : whole).catch(() => undefined);
  }
}

function spokenName(character: string): string {
  const names: Record<string, string> = { "+": "numble-plus", "-": "numble-minus", "*": "numble-times", "/": "numble-over", "=": "numble-equals" };
  const id = names[character];
  return id ? t(id) : character;
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



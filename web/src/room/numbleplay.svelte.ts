/** A Numble as one player plays it: the row that is being typed, and what is said about it. */

import { Ahead } from "../lib/ahead";
import { begun, type Kind } from "../lib/begun";
import { fault, LONGEST, pretty, spaced } from "../lib/equation";
import { sound } from "../lib/sound";
import { list, refusal, t } from "../lib/text.svelte";
import { sentences, Voice } from "../lib/voice.svelte";
import type { AnyPlay, FluentText, NumbleAction, NumbleStatus, NumbleView } from "../wire";

export const GUESSES = 6;

/** What is said of all characters with a mark. */
const TOLD = { G: "numble-told-right", Y: "numble-told-near", ".": "numble-told-none" };

/** A row that is being typed, as it is remembered. */
type Desk = { slot: string; used: number; typed: string };

export abstract class NumblePlay {
  typed = $state("");
  /** Where the next character goes. */
  cursor = $state(0);
  private readonly voice = new Voice();
  private readonly wrong = new Voice();
  /** The column at fault, from 1. */
  bad: number | null = $state(null);
  readonly ahead = new Ahead();
  /** What follows from the match is worked out once when the match has changed: what comes out the same draws nothing anew. */
  readonly seat: number = $derived(this.view?.you ?? 0);
  /** The player's own guesses. */
  readonly attempts: NumbleView["attempts"] = $derived(this.view?.attempts.filter((attempt) => attempt.seat === this.seat) ?? []);
  readonly left: number = $derived(this.view?.lines[this.seat]?.left ?? GUESSES);

  /** Where what is begun is remembered; nowhere as long as nobody knows what was left there. */
  protected begunAt: string | null = null;

  /** The match, once there is one. */
  abstract get play(): AnyPlay | null;

  /** Asks the room for something; what it was refused for. */
  protected abstract act(action: NumbleAction): Promise<FluentText | null>;

  /** Why nothing can be checked now. */
  get blocked(): string | null {
    return null;
  }

  /** What is said about the last thing that happened. */
  get message(): string {
    return this.voice.words;
  }

  set message(words: string) {
    this.voice.say(words);
    this.wrong.say(words);
    this.bad = null;
  }

  /** What is wrong with the row; what a guess earned is spoken, and seen on its tiles. */
  get fault(): string {
    return this.wrong.words;
  }

  get view(): NumbleView | null {
    return this.play?.t === "numble" ? this.play.d.view.game : null;
  }

  /** Takes up what was typed here, where something was. */
  protected takeUp(kind: Kind, slot: string): void {
    const left = begun<Desk>(kind, slot, this.attempts.length);
    if (left && this.typed === "") [this.typed, this.cursor] = [left.typed, left.typed.length];
    this.begunAt = slot;
  }

  /** What is there and not played yet, once it is known what was left. */
  get desk(): Desk | null {
    return this.begunAt === null || this.done ? null : { slot: this.begunAt, used: this.attempts.length, typed: this.typed };
  }

  /** The player's part is over. */
  get done(): boolean {
    return this.play?.d.view.progress.phase === "finished";
  }

  /** For whom or what one waits who is done. */
  get waits(): string {
    return "";
  }

  get won(): boolean {
    return this.attempts.some((attempt) => attempt.solved);
  }

  /** How it ended for the player, and the equation once it may be seen. */
  get outcome(): string {
    const view = this.view;
    const status = view?.lines[view.you ?? -1]?.status;
    const ends: Partial<Record<NumbleStatus, string>> = { solved: "result-solved", spent: "numble-spent", gave_up: "result-gave-up" };
    const end = status && ends[status];
    return sentences(end ? t(end, { tries: this.attempts.length }) : "", view?.equation ? t("numble-was", { equation: pretty(view.equation) }) : "");
  }

  protected clear(): void {
    [this.typed, this.cursor, this.message] = ["", 0, ""];
  }

  type(character: string): void {
    if (this.done || this.typed.length >= LONGEST) return;
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
    if (wrong || this.blocked) {
      this.message = this.blocked ?? (wrong ? t(wrong.id, wrong.args) : "");
      this.bad = this.blocked ? null : ((wrong?.args?.["place"] as number | undefined) ?? null);
      return;
    }
    if (!this.done) await this.ahead.until(this.send());
  }

  /** Guesses; the answer is told, and heard. Whether there is a new row to fill. */
  private async send(): Promise<boolean> {
    const before = this.attempts.length;
    const refused = await this.act({ t: "guess", d: spaced(this.typed) });
    if (refused) this.message = await refusal({ ...refused, args: refused.args.map(([name, arg]) => [name, arg === " " ? t("numble-space") : arg]) });
    if (refused || this.attempts.length === before) return false;
    [this.typed, this.cursor] = ["", 0];
    this.voice.say(this.tell());
    if (this.done) (this.won ? sound.win : sound.loss)();
    return !this.done;
  }

  /** What the last guess said, as it is spoken. A gap is told by its number, unless all of them are alike. */
  private tell(): string {
    const { guess, marks } = this.attempts.at(-1) ?? {};
    if (!guess || !marks) return "";
    const alike = new Set([...marks].filter((_, place) => guess[place] === " ")).size === 1;
    let gaps = 0;
    const names = [...guess].map((character) => {
      if (character !== " ") return spokenName(character);
      gaps += 1;
      if (alike) return gaps === 1 ? t("numble-told-gaps") : "";
      return t("numble-told-gap", { number: gaps });
    });
    const said = Object.entries(TOLD).flatMap(([mark, id]) => {
      const what = names.filter((name, place) => name && marks[place] === mark);
      if (what.length === 0) return [];
      return t(id, { what: mark === "." ? [...new Set(what)].join(", ") : list(what) });
    });
    return t("numble-told", { guess: pretty(guess), said: said.join("; "), left: this.left });
  }
}

/** A character of an equation, or the key that takes one back, as it is spoken. */
export function spokenName(character: string): string {
  const names: Record<string, string> = {
    "+": "numble-plus",
    "-": "numble-minus",
    "*": "numble-times",
    "/": "numble-over",
    "=": "numble-equals",
    " ": "numble-space",
    Backspace: "numble-back",
  };
  const id = names[character];
  return id ? t(id) : character;
}

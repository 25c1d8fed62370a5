/** A code game as one player plays it: the row that is being filled, what is said about it, and what the view means for this player. */

import { Ahead } from "../lib/ahead";
import { begun, type Kind } from "../lib/begun";
import { boardOf, type CodeEntry } from "../lib/catalogue";
import { read, write } from "../lib/local";
import { nameOf, namesOf } from "../lib/names";
import { fromWire, setOf, toWire, type PegSet } from "../lib/pegs";
import { Row, type Repeat } from "../lib/row.svelte";
import { sound } from "../lib/sound";
import { list, refusal, t } from "../lib/text.svelte";
import { Voice } from "../lib/voice.svelte";
import type { AnyPlay, CodeAction, CodeBoard, CodeLineView, CodePosition, CodeVariant, CodeView, Feedback, FluentText } from "../wire";

export type Guess = { code: number[]; feedback: Feedback; /** Who guessed, where a board is shared; and in a letter or two. */ by?: { name: string; short: string } };

/** What a player takes a symbol for in a place. */
export type Note = "open" | "possible" | "out";

/** A row that is being filled, with its notes and how many hints were taken for it, as it is remembered. */
export type Desk = { slot: string; used: number; places: (number | null)[]; held: boolean[]; notes: Record<string, Note>; hints: number };

/** Somebody guessed twice on this device, and knows what marks say. */
const TAUGHT = "cluehouse.taught";

export abstract class CodePlay {
  abstract readonly entry: CodeEntry;
  row: Row = $state.raw(new Row(4));
  private readonly voice = new Voice();
  private readonly short = new Voice();
  /** The marks of a guess that is still in the row being filled: they are painted first, and everything that follows from them with the next frame. */
  fresh: Feedback = $state.raw({ exact: 0, misplaced: 0 });
  glimpsed = $state(false);
  /** The place at fault of the last refusal. */
  bad: number | null = $state(null);
  /** What the round's look comes from; nothing else does. */
  look = $state(freshLook());
  readonly ahead = new Ahead();
  /** The player's pencil marks, by symbol and place; the game never reads them. */
  notes: Record<string, Note> = $state({});
  /** What follows from the match is worked out once when the match has changed: what comes out the same draws nothing anew. */
  readonly board: CodeBoard = $derived.by(() => boardOf(this.variant));
  readonly set: PegSet = $derived.by(() => setOf(this.variant));
  /** The player's seat. */
  readonly seat: number = $derived(this.view?.you ?? 0);
  /** The guesses at the code this player has to find. */
  readonly guesses: Guess[] = $derived.by(() => this.list());
  readonly left: number = $derived(this.line?.left ?? this.board.attempts);
  private made: Guess[] = [];
  /** Where what is begun is remembered; nowhere as long as nobody knows what was left there. */
  protected begunAt: string | null = null;

  /** The match, once there is one. */
  abstract get play(): AnyPlay | null;

  /** Which board it is, also before there is a match. */
  abstract get variant(): CodeVariant;

  /** Asks the room for something; what it was refused for. */
  protected abstract act(action: CodeAction): Promise<FluentText | null>;

  /** Why nothing can be checked now, though the row may be filled. */
  get blocked(): string | null {
    return null;
  }

  /** What Check does. */
  get verb(): string {
    return t("check");
  }

  /** What is said about the last thing that happened. */
  get message(): string {
    return this.voice.words;
  }

  set message(words: string) {
    this.say(words, words);
  }

  /** The same in the fewest words, for the eye. */
  get shown(): string {
    return this.short.words;
  }

  /** Says something, and shows it in fewer words. */
  say(words: string, shown: string = this.shown): void {
    this.voice.say(words);
    this.short.say(shown);
  }

  get view(): CodeView | null {
    return this.play?.t === "code" ? this.play.d.view.game : null;
  }

  get line(): CodeLineView | undefined {
    return this.view?.lines[this.seat];
  }

  /** Each attempt is made a guess of once: a row that is on the board stays as it is when the next comes. */
  protected list(): Guess[] {
    const view = this.view;
    const attempts = view?.attempts.filter((attempt) => view.mode === "turns" || attempt.seat === this.seat) ?? [];
    const shown = attempts.flatMap(({ guess, feedback }) => (guess && feedback ? [{ code: fromWire(guess), feedback }] : []));
    this.made = shown.map((guess, index) => {
      const known = this.made[index];
      return known && JSON.stringify(known) === JSON.stringify(guess) ? known : guess;
    });
    return this.made;
  }

  /** Takes up the row and the notes that were begun here, where there are such. */
  protected takeUp(kind: Kind, slot: string): void {
    const left = begun<Desk>(kind, slot, this.guesses.length);
    if (left) this.recall(left);
    if (left && this.row.take(left, this.board.space.symbols)) this.notes = left.notes;
    if (left?.hints) void this.hint(left.hints);
    this.begunAt = slot;
  }

  /** What else was left there. */
  protected recall(_left: Desk): void {}

  /** What is there and not played yet, once it is known what was left. */
  get desk(): Desk | null {
    if (this.begunAt === null || this.done) return null;
    const { places, held } = this.row;
    return { slot: this.begunAt, used: this.guesses.length, places, held, notes: this.notes, hints: this.hints };
  }

  /** Where the game stands, as the coach reads it. */
  get position(): CodePosition {
    return { variant: this.variant, clues: this.guesses.map(({ code, feedback }) => ({ guess: toWire(code), feedback })) };
  }

  get over(): boolean {
    return this.play?.d.view.progress.phase === "finished";
  }

  /** The player's part is over; others may still be guessing. */
  get done(): boolean {
    return this.over || this.isDone(this.seat);
  }

  protected isDone(seat: number): boolean {
    return this.play?.d.view.seats[seat]?.done ?? false;
  }

  /** For whom or what one waits who is done. */
  get waits(): string {
    return "";
  }

  get gaveUp(): boolean {
    return this.line?.gave_up ?? false;
  }

  get won(): boolean {
    return this.line?.solved ?? false;
  }

  get secret(): number[] | null {
    const opened = this.view?.codes.find((code) => code.by !== this.seat);
    return opened ? fromWire(opened.code) : null;
  }

  async check(): Promise<void> {
    if (this.done || this.row.empty > 0) return;
    await this.ahead.until(this.send(toWire(this.row.places.map((symbol) => symbol ?? 0))));
  }

  /** Guesses; the answer is told, and heard. Whether there is a new row to fill. */
  protected async send(code: string): Promise<boolean> {
    const before = this.guesses.length;
    const refused = await this.act({ t: "guess", d: code });
    if (refused) this.refuse(await refusal(refused));
    const last = this.guesses.at(-1);
    if (refused || !last || this.guesses.length === before) return false;
    this.bad = null;
    const which = this.lesson(last);
    this.say(this.tell(last) + which, this.won ? t("status-solved") : t("board-told-short", last.feedback) + which);
    sound.marks(last.feedback.exact, last.feedback.misplaced);
    if (this.done) (this.won ? sound.win : sound.loss)();
    else this.row.next();
    return !this.done;
  }

  /** Without repeats, the second of two equal symbols is named before anything is sent. */
  repeat(): Repeat | null {
    return this.board.space.repeats ? null : this.row.repeat();
  }

  refuse(words: string, place: number | null = null): void {
    this.bad = place;
    this.message = words;
  }

  refuseRepeat({ first, again }: Repeat): void {
    const symbol = this.row.places[again] ?? 0;
    this.refuse(t("board-repeat", { what: this.nameOf(symbol), place: first + 1 }), again);
    this.row.cursor = again;
  }

  async giveUp(): Promise<void> {
    await this.act({ t: "give_up" });
    sound.loss();
  }

  /** How many hints were taken for the row being filled. */
  protected get hints(): number {
    return 0;
  }

  /** Says the next hint, where there are any; or the last of as many that were taken before. */
  async hint(_taken?: number): Promise<void> {}

  nameOf(symbol: number): string {
    return nameOf(this.set, symbol);
  }

  /** A guess and what it earned, as it is spoken. */
  tell({ code, feedback }: Guess): string {
    return t("board-told", { number: this.guesses.length, names: namesOf(this.set, code), exact: feedback.exact, misplaced: feedback.misplaced, left: this.left });
  }

  /** What marks leave open, for whom the first are new. */
  private lesson({ feedback: { exact, misplaced } }: Guess): string {
    if (this.guesses.length > 1) write(TAUGHT, true);
    return this.done || exact + misplaced === 0 || read(TAUGHT, false) ? "" : ` ${t("board-which")}`;
  }

  /** Everything that is known so far, for who asks. */
  known(): string {
    if (this.guesses.length === 0) return t("board-nothing-known");
    return this.guesses.map((guess, index) => `${index + 1}: ${list(guess.code.map((symbol) => this.nameOf(symbol)))}; ${t("board-marks", guess.feedback)}`).join(". ");
  }
}

export function freshLook(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

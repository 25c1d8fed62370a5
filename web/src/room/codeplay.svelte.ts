/** A code game as one player plays it: the row that is being filled, what is said about it, and what the view means for this player. */

import type { CodeEntry } from "../lib/catalogue";
import { fromWire, piece, setOf, toWire, type PegSet } from "../lib/pegs";
import { Row } from "../lib/row.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { list, say, t } from "../lib/text.svelte";
import { Voice } from "../lib/voice.svelte";
import type { AnyPlay, CodeAction, CodeBoard, CodeView, Feedback, FluentText } from "../wire";

export type Guess = { code: number[]; feedback: Feedback; /** Who guessed, where a board is shared. */ by?: string };

export abstract class CodePlay {
  abstract readonly entry: CodeEntry;
  row: Row = $state.raw(new Row(4));
  private readonly voice = new Voice();
  /** The same in the fewest words, for the eye. */
  shown = $state("");
  /** The place at fault of the last refusal. */
  bad: number | null = $state(null);
  /** What the round's look comes from; nothing else does. */
  look = $state(freshLook());
  private busy = false;

  /** The match, once there is one. */
  abstract get play(): AnyPlay | null;

  /** The measures, also before there is a match. */
  abstract get board(): CodeBoard;

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

  /** Says something, and shows it in fewer words. */
  protected say(words: string, shown: string): void {
    this.voice.say(words);
    this.shown = shown;
  }

  get view(): CodeView | null {
    return this.play?.t === "code" ? this.play.d.view.game : null;
  }

  /** The player's seat. */
  get seat(): number {
    return this.view?.you ?? 0;
  }

  get line(): CodeView["lines"][number] | null {
    return this.view?.lines[this.seat] ?? null;
  }

  get set(): PegSet {
    return this.entry === "skemind" ? "shapes" : setOf(this.view?.variant ?? { t: this.entry === "bulls-and-cows" ? this.entry : "classic" });
  }

  /** The guesses at the code this player has to find. */
  get guesses(): Guess[] {
    const view = this.view;
    const attempts = view?.attempts.filter((attempt) => view.mode === "turns" || attempt.seat === this.seat) ?? [];
    return attempts.flatMap(({ guess, feedback }) => (guess && feedback ? [{ code: fromWire(guess), feedback }] : []));
  }

  get left(): number {
    return this.line?.left ?? this.board.attempts;
  }

  /** Whether the player's part is over. */
  get over(): boolean {
    return this.play?.d.view.progress.phase === "finished";
  }

  get won(): boolean {
    return this.line?.solved ?? false;
  }

  get secret(): number[] | null {
    const opened = this.view?.codes.find((code) => code.by !== this.seat);
    return opened ? fromWire(opened.code) : null;
  }

  async check(): Promise<void> {
    if (this.busy || this.over || this.row.empty > 0) return;
    this.busy = true;
    try {
      await this.send(toWire(this.row.places.map((symbol) => symbol ?? 0)));
    } finally {
      this.busy = false;
    }
  }

  /** Guesses; the answer is told, and heard. */
  protected async send(code: string): Promise<void> {
    const before = this.guesses.length;
    const refused = await this.act({ t: "guess", d: code });
    if (refused) {
      this.refuse(say(refused));
      return;
    }
    const last = this.guesses.at(-1);
    if (!last || this.guesses.length === before) return;
    this.bad = null;
    this.say(this.tell(last), t("board-told-short", { number: this.guesses.length, ...last.feedback }));
    sound.marks(last.feedback.exact, last.feedback.misplaced);
    if (this.over) (this.won ? sound.win : sound.loss)();
    else this.row.next();
  }

  /** Without repeats, the second of two equal symbols is named before anything is sent. */
  repeat(): { first: number; again: number } | null {
    if (this.board.space.repeats) return null;
    for (const [again, symbol] of this.row.places.entries()) {
      const first = this.row.places.indexOf(symbol);
      if (symbol !== null && first < again) return { first, again };
    }
    return null;
  }

  refuse(words: string, place: number | null = null): void {
    this.bad = place;
    this.message = words;
  }

  refuseRepeat({ first, again }: { first: number; again: number }): void {
    const symbol = this.row.places[again] ?? 0;
    this.refuse(t("board-repeat", { what: this.nameOf(symbol), place: first + 1 }), again);
    this.row.cursor = again;
  }

  async giveUp(): Promise<void> {
    await this.act({ t: "give_up" });
    sound.loss();
  }

  nameOf(symbol: number): string {
    return this.set === "digits" ? String(symbol) : t(piece(this.set, symbol, settings.label).name);
  }

  /** A guess and what it earned, as it is spoken. */
  tell({ code, feedback }: Guess): string {
    const names = code.map((symbol) => this.nameOf(symbol)).join(", ");
    return t("board-told", { number: this.guesses.length, names, exact: feedback.exact, misplaced: feedback.misplaced, left: this.left });
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

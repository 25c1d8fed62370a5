/** A code game for one: the table, the row that is being filled, what is said about it, and what is kept of it. */

import { codeItem, CUSTOM, type CodeEntry, type CustomBoard } from "../lib/catalogue";
import { dropProgress, keepGame, keepProgress, progress } from "../lib/keep";
import { fromWire, piece, setOf, toWire, type PegSet } from "../lib/pegs";
import { Row } from "../lib/row.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { list, say, t } from "../lib/text.svelte";
import type { CodeAction, CodeBoard, CodeView, Feedback, FluentText, Pace } from "../wire";
import { Voice } from "../lib/voice.svelte";
import { alone } from "./engine";
import { Table } from "./table.svelte";

export type Options = { practice?: boolean; pace?: Pace; custom?: CustomBoard };

export type Guess = { code: number[]; feedback: Feedback };

/** The measures of each preset, so that a board can be drawn before the engine is there. */
const BOARDS: Record<Exclude<CodeEntry, "custom">, CodeBoard> = {
  classic: { space: { symbols: 6, length: 4, repeats: true }, attempts: 10, seconds: null },
  super: { space: { symbols: 8, length: 5, repeats: true }, attempts: 12, seconds: null },
  skemind: { space: { symbols: 6, length: 4, repeats: false }, attempts: 8, seconds: 180 },
  "bulls-and-cows": { space: { symbols: 10, length: 4, repeats: false }, attempts: 10, seconds: null },
};

export class CodeGame {
  readonly entry: CodeEntry;
  row: Row = $state.raw(new Row(4));
  table: Table | null = $state.raw(null);
  private readonly voice = new Voice();
  /** The same in the fewest words, for the eye. */
  shown = $state("");
  /** The place at fault of the last refusal. */
  bad: number | null = $state(null);
  /** The game is over and has been kept under this id. */
  kept: string | null = $state(null);
  /** Why no game can be played at all. */
  failure: string | null = $state(null);
  options: Options = $state({});
  /** What the round's look comes from; nothing else does. */
  look = $state(freshLook());
  private busy = false;
  private starting: Promise<boolean> | null = null;
  private drawn: CodeBoard = $state.raw(BOARDS.classic);

  constructor(entry: CodeEntry, options: Options = {}) {
    this.entry = entry;
    this.prepare(options);
  }

  private prepare(options: Options): void {
    this.options = options;
    this.look = freshLook();
    this.drawn = this.entry === "custom" ? boardOf(options.custom ?? CUSTOM) : BOARDS[this.entry];
    this.row = new Row(this.drawn.space.length);
    this.bad = null;
    this.kept = null;
    this.message = "";
  }

  get slot(): string {
    return `code:${this.entry}`;
  }

  /** What is said about the last thing that happened. */
  get message(): string {
    return this.voice.words;
  }

  set message(words: string) {
    this.say(words, words);
  }

  /** Says something, and shows it in fewer words. */
  private say(words: string, shown: string): void {
    this.voice.say(words);
    this.shown = shown;
  }

  get view(): CodeView | null {
    const play = this.table?.play;
    return play?.t === "code" ? play.d.view.game : null;
  }

  get board(): CodeBoard {
    return this.view?.board ?? this.drawn;
  }

  get set(): PegSet {
    return this.entry === "skemind" ? "shapes" : setOf(this.view?.variant ?? { t: this.entry === "bulls-and-cows" ? this.entry : "classic" });
  }

  get guesses(): Guess[] {
    const attempts = this.view?.attempts ?? [];
    return attempts.flatMap(({ guess, feedback }) => (guess && feedback ? [{ code: fromWire(guess), feedback }] : []));
  }

  get left(): number {
    return this.view?.lines[0]?.left ?? this.board.attempts;
  }

  get over(): boolean {
    return this.table?.play?.d.view.progress.phase === "finished";
  }

  get won(): boolean {
    return this.view?.lines[0]?.solved ?? false;
  }

  get secret(): number[] | null {
    const opened = this.view?.codes[0];
    return opened ? fromWire(opened.code) : null;
  }

  get score(): number | null {
    const score = this.table?.play?.d.view.seats[0]?.score;
    return this.entry === "skemind" && score !== undefined ? score : null;
  }

  /** Goes on with the game that was left, or waits for the first guess. */
  async resume(): Promise<boolean> {
    alone.code.wake();
    const left = await progress(this.slot).catch(() => undefined);
    if (!left) return false;
    try {
      this.table = await Table.restore(alone.code, left.room, (table) => void this.keep(table));
      const view = this.view;
      this.look = left.look ?? this.look;
      if (view) {
        this.options = { practice: view.practice, ...(view.variant.t === "custom" ? { custom: { ...view.board, ...view.board.space } } : {}) };
        this.row = new Row(view.board.space.length);
      }
      return true;
    } catch (why) {
      // A game of an older version is not worth losing the page for.
      console.warn(why);
      await dropProgress(this.slot);
      return false;
    }
  }

  /** A fresh game; the one before is given up without a word. */
  async again(options: Options = this.options): Promise<void> {
    await this.starting;
    this.table?.close();
    this.table = null;
    await dropProgress(this.slot).catch(() => undefined);
    this.prepare(options);
  }

  /** Opens the room, so that a clock runs from now on. Whoever is quick asks for it twice and gets the same. */
  start(): Promise<boolean> {
    if (this.table) return Promise.resolve(true);
    this.starting ??= this.open();
    return this.starting;
  }

  private async open(): Promise<boolean> {
    try {
      this.table = await Table.open(alone.code, codeItem(this.entry, this.options), (table) => void this.keep(table));
      return true;
    } catch (why) {
      this.failure = String(why);
      return false;
    } finally {
      this.starting = null;
    }
  }

  async check(): Promise<void> {
    if (this.busy || this.over || this.row.empty > 0) return;
    this.busy = true;
    try {
      const refused = await this.act({ t: "guess", d: toWire(this.row.places.map((symbol) => symbol ?? 0)) });
      if (this.failure) return;
      if (refused) {
        this.refuse(say(refused));
        return;
      }
      this.bad = null;
      const last = this.guesses.at(-1);
      if (last) {
        this.say(this.tell(last), t("board-told-short", { number: this.guesses.length, ...last.feedback }));
        sound.marks(last.feedback.exact, last.feedback.misplaced);
      }
      if (this.over) (this.won ? sound.win : sound.loss)();
      else this.row.next();
    } finally {
      this.busy = false;
    }
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

  /** Notes that a hint was taken, in practice. */
  async hint(): Promise<void> {
    await this.act({ t: "hint" });
  }

  private async act(action: CodeAction): Promise<FluentText | null> {
    if (!(await this.start()) || !this.table) return null;
    const play = this.table.play?.d;
    const d = { game: play?.game ?? 1, round: play?.view.progress.round ?? 1, action: { t: "code" as const, d: action } };
    return this.table.ask({ t: "act", d });
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

  private async keep(table: Table): Promise<void> {
    const play = table.play;
    if (play?.t !== "code") return;
    const line = play.d.view.game.lines[0];
    const used = line?.used ?? 0;
    if (play.d.view.progress.phase !== "finished") {
      if (used === 0) return;
      const of = play.d.view.game.board.attempts;
      await keepProgress({ slot: this.slot, entry: this.entry, path: `/play/${this.entry}`, used, of, at: Date.now(), look: this.look, room: table.saved }).catch(() => undefined);
      return;
    }
    if (this.kept || !table.archive) return;
    const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
    this.kept = id;
    await keepGame({
      id,
      entry: this.entry,
      form: play.d.view.game.practice ? "practice" : "solo",
      at: Date.now(),
      won: line?.solved ?? false,
      guesses: used,
      time: table.time,
      hints: line?.hints ?? 0,
      ...(this.score === null ? {} : { score: this.score }),
      journal: table.archive,
    }).catch(() => undefined);
    await dropProgress(this.slot).catch(() => undefined);
  }
}

function freshLook(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function boardOf({ symbols, length, repeats, attempts, seconds }: CustomBoard): CodeBoard {
  return { space: { symbols, length, repeats }, attempts, seconds };
}


/** The game that is being played, so that the front page's first guess goes on on the board. */
let current: CodeGame | null = null;

export function gameOf(entry: CodeEntry): CodeGame {
  if (current?.entry !== entry) {
    current?.table?.close();
    current = new CodeGame(entry);
  }
  return current;
}

/** Gets the engine ready while the player thinks. */
export function prepare(): void {
  alone.code.wake();
}

/** A code game for one: the table, the row that is being filled, what is said about it, and what is kept of it. */

import { BOTS, boardOf, codeItem, variantOf, type Bot, type CodeEntry, type CustomBoard } from "../lib/catalogue";
import { dropProgress, keepGame, keepProgress, progress } from "../lib/keep";
import { nameOf, namesOf } from "../lib/names";
import { fromWire, setOf, toWire, type PegSet } from "../lib/pegs";
import { Row, type Repeat } from "../lib/row.svelte";
import { sound } from "../lib/sound";
import { list, say, t } from "../lib/text.svelte";
import type { AnyPlay, CodeAction, CodeBoard, CodeLineView, CodeVariant, CodeView, Feedback, FluentText, Pace } from "../wire";
import { Voice } from "../lib/voice.svelte";
import { position } from "./coach";
import { alone } from "./engine";
import { Ladder } from "./ladder.svelte";
import { Table, type Opponent } from "./table.svelte";
import { Away, reason } from "./thread";

export type Options = { practice?: boolean; pace?: Pace; custom?: CustomBoard; bot?: Bot | undefined };

export type Guess = { code: number[]; feedback: Feedback };

/** The bot one races, as far as it may be seen: its symbols are hidden until the end. */
export type Rival = { bot: Bot; guesses: { code: number[] | null; feedback: Feedback }[]; used: number; solved: boolean; done: boolean };

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
  readonly ladder = new Ladder();
  private rivalTold = false;
  private busy = false;
  private starting: Promise<boolean> | null = null;

  constructor(entry: CodeEntry, options: Options = {}) {
    this.entry = entry;
    this.prepare(options);
  }

  private prepare(options: Options): void {
    this.options = options;
    this.look = freshLook();
    this.row = new Row(this.board.space.length);
    this.bad = null;
    this.kept = null;
    this.rivalTold = false;
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

  get variant(): CodeVariant {
    return this.view?.variant ?? variantOf(this.entry, this.options.custom);
  }

  get board(): CodeBoard {
    return boardOf(this.variant);
  }

  get set(): PegSet {
    return setOf(this.variant);
  }

  get guesses(): Guess[] {
    const own = this.view?.attempts.filter(({ seat }) => seat === this.seat) ?? [];
    return own.flatMap(({ guess, feedback }) => (guess && feedback ? [{ code: fromWire(guess), feedback }] : []));
  }

  private get seat(): number {
    return this.view?.you ?? 0;
  }

  private get line(): CodeLineView | undefined {
    return this.view?.lines[this.seat];
  }

  get left(): number {
    return this.line?.left ?? this.board.attempts;
  }

  get rival(): Rival | null {
    const { bot } = this.options;
    if (!bot) return null;
    const seat = 1 - this.seat;
    const attempts = this.view?.attempts.filter((attempt) => attempt.seat === seat) ?? [];
    const guesses = attempts.flatMap(({ guess, feedback }) => (feedback ? [{ code: guess ? fromWire(guess) : null, feedback }] : []));
    const line = this.view?.lines[seat];
    return { bot, guesses, used: line?.used ?? 0, solved: line?.solved ?? false, done: this.isDone(seat) };
  }

  private isDone(seat: number): boolean {
    return this.table?.play?.d.view.seats[seat]?.done ?? false;
  }

  /** The player's part is over; a rival may still be guessing. */
  get done(): boolean {
    return this.over || this.isDone(this.seat);
  }

  /** How a race ended for the player. */
  get race(): "won" | "lost" | "tie" | "nobody" | null {
    const winner = this.options.bot ? this.table?.play?.d.view.progress.winner : null;
    if (!winner) return null;
    return winner.t === "seat" ? (winner.d === this.seat ? "won" : "lost") : winner.t;
  }

  get over(): boolean {
    return this.table?.play?.d.view.progress.phase === "finished";
  }

  get won(): boolean {
    return this.line?.solved ?? false;
  }

  get gaveUp(): boolean {
    return this.line?.gave_up ?? false;
  }

  get secret(): number[] | null {
    const opened = this.view?.codes[0];
    return opened ? fromWire(opened.code) : null;
  }

  get score(): number | null {
    const score = this.table?.play?.d.view.seats[this.seat]?.score;
    return this.entry === "skemind" && score !== undefined ? score : null;
  }

  /** Goes on with the game that was left, or waits for the first guess. */
  async resume(): Promise<boolean> {
    alone.wake();
    const left = await progress(this.slot).catch(() => undefined);
    if (!left) return false;
    try {
      const bot = BOTS.find((known) => known === left.bot);
      this.table = await Table.restore(left.room, (table) => void this.heard(table), bot ? opponent(bot) : null);
      const view = this.view;
      this.look = left.look ?? this.look;
      if (view) {
        const custom = view.variant.t === "custom" ? { custom: { ...view.board, ...view.board.space } } : {};
        this.options = { practice: view.practice, ...custom, ...(bot ? { bot } : {}) };
        this.row = new Row(view.board.space.length);
      }
      return true;
    } catch (why) {
      if (why instanceof Away) {
        this.failure = reason(why);
        return false;
      }
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
      const { bot } = this.options;
      const item = codeItem(this.entry, { ...this.options, mode: bot ? "versus" : "solo" });
      this.table = await Table.open(item, (table) => void this.heard(table), bot ? opponent(bot) : null);
      return true;
    } catch (why) {
      this.failure = reason(why);
      return false;
    } finally {
      this.starting = null;
    }
  }

  async check(): Promise<void> {
    if (this.busy || this.done || this.row.empty > 0) return;
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
      if (this.done) (this.won ? sound.win : sound.loss)();
      else this.row.next();
    } finally {
      this.busy = false;
    }
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

  /** In practice: says the coach's next hint, and notes that it was taken. */
  async hint(): Promise<void> {
    if (!this.options.practice || this.done) return;
    try {
      await this.ladder.look(position(this.variant, this.guesses));
    } catch {
      this.message = t("coach-away");
      return;
    }
    const step = this.ladder.climb();
    if (step) await this.act({ t: "hint" });
    this.message = step ? say(step.text) : t("hint-none");
  }

  private async act(action: CodeAction): Promise<FluentText | null> {
    if (!(await this.start()) || !this.table) return null;
    const play = this.table.play?.d;
    const d = { game: play?.game ?? 1, round: play?.view.progress.round ?? 1, action: { t: "code" as const, d: action } };
    try {
      return await this.table.ask({ t: "act", d });
    } catch (why) {
      // The room was lost with its thread; what was kept of it is not.
      this.table.close();
      this.table = null;
      this.failure = reason(why);
      return null;
    }
  }

  /** Tries once more what could not be loaded. */
  async retry(): Promise<void> {
    this.failure = null;
    if (!this.table) await this.resume();
  }

  nameOf(symbol: number): string {
    return nameOf(this.set, symbol);
  }

  /** A guess and what it earned, as it is spoken. */
  tell({ code, feedback }: Guess): string {
    return t("board-told", { number: this.guesses.length, names: namesOf(this.set, code), exact: feedback.exact, misplaced: feedback.misplaced, left: this.left });
  }

  /** Everything that is known so far, for who asks. */
  known(): string {
    if (this.guesses.length === 0) return t("board-nothing-known");
    return this.guesses.map((guess, index) => `${index + 1}: ${list(guess.code.map((symbol) => this.nameOf(symbol)))}; ${t("board-marks", guess.feedback)}`).join(". ");
  }

  /** Something happened: what is worth it is told and kept. */
  private async heard(table: Table): Promise<void> {
    const rival = this.rival;
    if (rival?.done && !this.rivalTold) {
      this.rivalTold = true;
      this.message = rival.solved ? t("race-found", { tries: rival.used }) : t("race-spent");
    }
    await this.keep(table);
  }

  private async keep(table: Table): Promise<void> {
    const play = table.play;
    if (play?.t !== "code") return;
    const line = play.d.view.game.lines[this.seat];
    const used = line?.used ?? 0;
    const { bot } = this.options;
    if (play.d.view.progress.phase !== "finished") {
      if (used === 0) return;
      const of = play.d.view.game.board.attempts;
      await keepProgress({ slot: this.slot, entry: this.entry, path: `/play/${this.entry}`, used, of, at: Date.now(), look: this.look, room: table.saved, ...(bot ? { bot } : {}) }).catch(() => undefined);
      return;
    }
    if (this.kept || !table.archive) return;
    const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
    this.kept = id;
    await keepGame({
      id,
      entry: this.entry,
      form: play.d.view.game.practice ? "practice" : bot ? "versus" : "solo",
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

/** In a race the bot keeps step: it guesses when it has guessed less often, or when the player is done. */
function opponent(bot: Bot): Opponent {
  const may = (play: AnyPlay): boolean => {
    if (play.t !== "code") return false;
    const { game, seats } = play.d.view;
    const you = game.you ?? 0;
    return !seats[1 - you]?.done && (Boolean(seats[you]?.done) || (game.lines[1 - you]?.used ?? 0) < (game.lines[you]?.used ?? 0));
  };
  return { bot, may };
}

function freshLook(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
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
  alone.wake();
}

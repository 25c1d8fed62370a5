/** A code game for one on this device: its table, and what is kept of it. */

import { codeItem, CUSTOM, type CodeEntry, type CustomBoard } from "../lib/catalogue";
import { dropProgress, keepGame, keepProgress, progress } from "../lib/keep";
import { Row } from "../lib/row.svelte";
import type { AnyPlay, CodeAction, CodeBoard, FluentText, Pace } from "../wire";
import { CodePlay, freshLook } from "./codeplay.svelte";
import { alone } from "./engine";
import { Table } from "./table.svelte";

export type Options = { practice?: boolean; pace?: Pace; custom?: CustomBoard };

/** The measures of each preset, so that a board can be drawn before the engine is there. */
const BOARDS: Record<Exclude<CodeEntry, "custom">, CodeBoard> = {
  classic: { space: { symbols: 6, length: 4, repeats: true }, attempts: 10, seconds: null },
  super: { space: { symbols: 8, length: 5, repeats: true }, attempts: 12, seconds: null },
  skemind: { space: { symbols: 6, length: 4, repeats: false }, attempts: 8, seconds: 180 },
  "bulls-and-cows": { space: { symbols: 10, length: 4, repeats: false }, attempts: 10, seconds: null },
};

export class CodeGame extends CodePlay {
  readonly entry: CodeEntry;
  table: Table | null = $state.raw(null);
  /** The game is over and has been kept under this id. */
  kept: string | null = $state(null);
  /** Why no game can be played at all. */
  failure: string | null = $state(null);
  options: Options = $state({});
  private starting: Promise<boolean> | null = null;
  private drawn: CodeBoard = $state.raw(BOARDS.classic);

  constructor(entry: CodeEntry, options: Options = {}) {
    super();
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

  get play(): AnyPlay | null {
    return this.table?.play ?? null;
  }

  get board(): CodeBoard {
    return this.view?.board ?? this.drawn;
  }

  get score(): number | null {
    const score = this.table?.play?.d.view.seats[0]?.score;
    return this.entry === "skemind" && score !== undefined ? score : null;
  }

  /** Goes on with the game that was left, or waits for the first guess. */
  async resume(): Promise<boolean> {
    alone.wake();
    const left = await progress(this.slot).catch(() => undefined);
    if (!left) return false;
    try {
      this.table = await Table.restore(left.room, (table) => void this.keep(table));
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
      this.table = await Table.open(codeItem(this.entry, this.options), (table) => void this.keep(table));
      return true;
    } catch (why) {
      this.failure = String(why);
      return false;
    } finally {
      this.starting = null;
    }
  }

  /** Notes that a hint was taken, in practice. */
  async hint(): Promise<void> {
    await this.act({ t: "hint" });
  }

  protected async act(action: CodeAction): Promise<FluentText | null> {
    if (!(await this.start()) || !this.table) return null;
    const play = this.table.play?.d;
    const d = { game: play?.game ?? 1, round: play?.view.progress.round ?? 1, action: { t: "code" as const, d: action } };
    return this.table.ask({ t: "act", d });
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
  alone.wake();
}

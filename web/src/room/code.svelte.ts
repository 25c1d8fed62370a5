/** A code game for one on this device: its table, and what is kept of it. */

import { dropBegun, keepBegun, rememberBegun } from "../lib/begun";
import { BOTS, codeItem, variantOf, type Bot, type CodeEntry, type CustomBoard } from "../lib/catalogue";
import { dropProgress, keepEnd, keepProgress, progress, type Finished } from "../lib/keep";
import { coached } from "../lib/names";
import { fromWire } from "../lib/pegs";
import { painted } from "../lib/painted";
import { Row } from "../lib/row.svelte";
import { need, t } from "../lib/text.svelte";
import { gameOver } from "../lib/update.svelte";
import type { AnyPlay, CodeAction, CodeVariant, Feedback, FluentText, Pace } from "../wire";
import { Away, whyAway } from "./away";
import { alone } from "./code.engine";
import { CodePlay, freshLook, type Desk } from "./codeplay.svelte";
import type { Engine } from "./engine";
import type { Haunt, Haunted } from "./haunt.svelte";
import { Ladder } from "./ladder.svelte";
import { lasting, Place } from "./place.svelte";
import { Table, type Opponent } from "./table.svelte";

export type Options = { practice?: boolean; pace?: Pace; custom?: CustomBoard; bot?: Bot | undefined };

/** What was begun, how it is played, and whose ghost is raced. */
type Chosen = Desk & { options?: Options; ghost?: Haunted | undefined };

/** The bot or ghost one races, as far as it may be seen: a bot's symbols are hidden until the end, a ghost's for ever. */
export type Rival = { bot: Bot | null; name: string; guesses: { code: number[] | null; feedback: Feedback }[]; used: number; solved: boolean; done: boolean };

export class CodeGame extends CodePlay {
  readonly entry: CodeEntry;
  readonly place = new Place(() => this.begin());
  /** The game is over and has been kept under this id. */
  kept: string | null = $state(null);
  options: Options = $state({});
  readonly ladder = new Ladder();
  /** A game of before that is raced again. */
  haunt: Haunt | null = $state.raw(null);
  private rivalTold = false;
  private keeping: Table | null = null;

  constructor(entry: CodeEntry, options: Options = {}) {
    super();
    this.entry = entry;
    this.prepare(options);
  }

  private prepare(options: Options): void {
    this.options = options;
    this.look = freshLook();
    this.row = new Row(this.board.space.length);
    this.bad = null;
    this.notes = {};
    this.kept = null;
    this.rivalTold = false;
    this.message = "";
  }

  get slot(): string {
    return `code:${this.entry}`;
  }

  get play(): AnyPlay | null {
    return this.place.table?.play ?? null;
  }

  get variant(): CodeVariant {
    return this.view?.variant ?? variantOf(this.entry, this.options.custom);
  }

  get rival(): Rival | null {
    const { bot } = this.options;
    if (this.haunt) return this.haunt.rival;
    if (!bot) return null;
    const seat = 1 - this.seat;
    const attempts = this.view?.attempts.filter((attempt) => attempt.seat === seat) ?? [];
    const guesses = attempts.flatMap(({ guess, feedback }) => (feedback ? [{ code: guess ? fromWire(guess) : null, feedback }] : []));
    const line = this.view?.lines[seat];
    return { bot, name: t("race-bot", { strength: t(`strength-${bot}`) }), guesses, used: line?.used ?? 0, solved: line?.solved ?? false, done: this.isDone(seat) };
  }

  override get waits(): string {
    return this.options.bot && this.rival && this.done && !this.over ? t("race-waits", { number: this.rival.used + 1, of: this.board.attempts }) : "";
  }

  /** A fresh game against a ghost, or without. */
  async race(haunt: Haunt | null): Promise<void> {
    this.haunt?.end();
    this.haunt = haunt;
    await this.again({ ...this.options, bot: undefined, practice: false });
  }

  /** How far ahead of the ghost one is, in words. */
  get split(): string {
    const seconds = this.haunt?.split(this.guesses.length) ?? null;
    if (seconds === null) return "";
    return t(seconds < 0 ? "ghost-behind" : "ghost-ahead", { seconds: Math.abs(seconds) });
  }

  /** How a race ended for the player. */
  get raced(): "won" | "lost" | "tie" | "nobody" | null {
    const winner = this.options.bot ? this.play?.d.view.progress.winner : null;
    if (!winner) return null;
    return winner.t === "seat" ? (winner.d === this.seat ? "won" : "lost") : winner.t;
  }

  get score(): number | null {
    return this.scoreIn(this.play);
  }

  private scoreIn(play: AnyPlay | null): number | null {
    const score = play?.d.view.seats[this.seat]?.score;
    return this.entry === "skemind" && score !== undefined ? score : null;
  }

  /** Goes on with the game that was left, or waits for the first guess. */
  async resume(): Promise<void> {
    alone.wake();
    await this.place.resume(() => this.restore());
    if (this.place.failure === null) this.takeUp("code", this.slot);
  }

  override get desk(): Chosen | null {
    const desk = super.desk;
    return desk && { ...desk, options: this.options, ghost: this.haunt?.left };
  }

  /** Before the first guess nothing else knows what was chosen. A ghost goes on where it was, or waits for the clock. */
  protected override recall({ options, ghost, used }: Chosen): void {
    if (options && used === 0) {
      this.options = options;
      if (this.row.length !== this.board.space.length) this.row = new Row(this.board.space.length);
    }
    if (ghost) void import("./haunt.svelte").then(({ Haunt }) => (this.haunt = Haunt.again(ghost, used > 0 || this.place.table !== null)), () => undefined);
  }

  private async restore(): Promise<Table | null> {
    const before = this.options;
    const left = await progress(this.slot).catch(() => undefined);
    if (!left) return null;
    const bot = BOTS.find((known) => known === left.bot);
    const table = await Table.restore(await engineFor(bot), left.saved, (table) => void this.heard(table), bot ? opponent(bot) : null);
    const view = table.play?.t === "code" ? table.play.d.view.game : null;
    // Unless another game is wanted by now.
    if (view && this.options === before) {
      const custom = view.variant.t === "custom" ? { custom: { ...view.board, ...view.board.space } } : {};
      this.options = { practice: view.practice, ...custom, ...(left.pace ? { pace: left.pace } : {}), ...(bot ? { bot } : {}) };
      this.look = left.look ?? this.look;
      this.row = new Row(view.board.space.length);
    }
    return table;
  }

  /** A fresh game; the one before is given up without a word. */
  async again(options: Options = this.options): Promise<void> {
    const left = this.place.leave();
    void this.place.clear();
    this.haunt?.end();
    // It is raced on the board it played on, and no bot beside it.
    this.haunt = options.bot || options.custom !== this.options.custom ? null : (this.haunt?.anew() ?? null);
    this.prepare(options);
    this.begunAt = this.slot;
    dropBegun("code", this.slot);
    await left;
    await dropProgress(this.slot).catch(() => undefined);
  }

  private async begin(): Promise<Table> {
    const [{ bot }, haunt] = [this.options, this.haunt];
    const { settings } = codeItem(this.entry, { ...this.options, mode: bot ? "versus" : "solo" });
    const table = await Table.open(await engineFor(bot), settings, (table) => void this.heard(table), bot ? opponent(bot) : null);
    haunt?.begin();
    return table;
  }

  protected override get hints(): number {
    return this.ladder.taken.length;
  }

  /** In practice: says the coach's next hint, and notes that it was taken. */
  override async hint(taken?: number): Promise<void> {
    if (!this.options.practice || this.done) return;
    try {
      await this.ladder.look(this.position);
    } catch {
      this.message = t("coach-away");
      return;
    }
    const step = this.ladder.climb(taken);
    if (step) await Promise.all([taken ?? this.act({ t: "hint" }), need("coach")]);
    this.message = step ? coached(this.set, step.text) : t("hint-none");
  }

  protected act(action: CodeAction): Promise<FluentText | null> {
    return this.place.act({ t: "code", d: action }, action.t === "guess" ? (play) => this.glimpse(play) : undefined);
  }

  private async glimpse(play: AnyPlay): Promise<void> {
    if (play.t !== "code") return;
    const feedback = play.d.view.game.attempts.filter(({ seat }) => seat === this.seat).at(-1)?.feedback;
    if (!feedback) return;
    this.fresh = feedback;
    this.glimpsed = true;
    await painted();
    this.glimpsed = false;
  }

  /** Tries once more what could not be loaded. */
  async retry(): Promise<void> {
    await this.place.clear();
    await this.resume();
  }

  /** Something happened: what is worth it is told and kept. */
  private async heard(table: Table): Promise<void> {
    const rival = this.haunt ? null : this.rival;
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
    const { bot, pace } = this.options;
    if (play.d.view.progress.phase !== "finished") {
      if (used === 0) return;
      const of = play.d.view.game.board.attempts;
      await keepProgress({ slot: this.slot, entry: this.entry, path: `/play/${this.entry}`, used, of, at: Date.now(), look: this.look, saved: table.saved, ...(bot ? { bot } : {}), ...(pace ? { pace } : {}) }).catch(() => undefined);
      return;
    }
    if (this.keeping === table || !table.archive) return;
    this.keeping = table;
    const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
    const score = this.scoreIn(play);
    const finished: Finished = {
      id,
      entry: this.entry,
      form: play.d.view.game.practice ? "practice" : bot ? "versus" : "solo",
      at: Date.now(),
      won: line?.solved ?? false,
      guesses: used,
      time: table.time,
      hints: line?.hints ?? 0,
      ...(score === null ? {} : { score }),
      journal: table.archive,
    };
    const done = await keepEnd(finished, this.slot).then(() => true, () => false);
    if (done && this.place.table === table) this.kept = id;
    gameOver();
  }
}

/** Who plays alone needs no bots. */
async function engineFor(bot: Bot | undefined): Promise<Engine> {
  if (!bot) return alone;
  const loaded = import("./bots");
  const missing = await whyAway(loaded);
  if (missing !== null) throw new Away(missing);
  return (await loaded).withBots;
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

/** The game that is being played, so that the front page's first guess goes on on the board. */
let current: CodeGame | null = null;
keepBegun("code", () => current?.desk ?? null);

export function gameOf(entry: CodeEntry): CodeGame {
  if (current?.entry !== entry) {
    if (current) rememberBegun("code", current.desk);
    current?.place.retire();
    current = lasting(() => new CodeGame(entry));
  }
  return current;
}

/** Gets the engine ready while the player thinks. */
export function prepare(): void {
  alone.wake();
}

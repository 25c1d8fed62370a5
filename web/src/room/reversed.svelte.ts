/** A code game the other way round, with what is kept of it: the computer breaks a code that the player sets, or thinks of and answers for. */

import { boardOf, BOTS, codeItem, variantOf, type Bot, type CodeEntry } from "../lib/catalogue";
import { lastCustom } from "../lib/custom";
import { dropProgress, keepProgress, progress } from "../lib/keep";
import { fromWire, toWire } from "../lib/pegs";
import { Row } from "../lib/row.svelte";
import type { AnyPlay, CodeAction, CodeAttemptView, CodeBoard, CodeMode, CodeVariant, CodeView, Feedback, FluentText } from "../wire";
import { withBots } from "./bots";
import { Place } from "./place.svelte";
import { Table, type Opponent } from "./table.svelte";

/** Whether the computer is answered by the rules, for a code that was set, or by hand. */
export type Form = Extract<CodeMode, "reversed" | "reversed_by_hand">;

/** What one may choose for another game. */
export type Ways = { form?: Form; bot?: Bot };

export class Reversed {
  form: Form = $state("reversed_by_hand");
  bot: Bot = $state("optimal");
  /** The row on which the code is set. */
  row: Row = $state.raw(new Row(4));
  readonly place = new Place(() => Table.open(withBots, codeItem(this.entry, { mode: this.form, custom: this.custom, pace: "untimed" }).settings, (table) => this.heard(table), this.breaker()));
  private readonly custom = lastCustom();
  private readonly slot: string;
  /** The code that was set, from when it is on its way. */
  private brought: string | null = $state(null);
  /** The answer that is on its way. */
  private answering: Feedback | null = $state.raw(null);
  /** How many guesses the computer was asked for, where it is answered by the rules. */
  private wanted = $state(1);

  constructor(
    readonly entry: CodeEntry,
    /** Is called when the computer has guessed. */
    private readonly guessed: () => void,
  ) {
    this.slot = `code:${entry}:reversed`;
    this.row = new Row(this.board.space.length);
  }

  private readonly play: AnyPlay | null = $derived.by(() => this.place.table?.play ?? null);
  readonly view: CodeView | null = $derived(this.play?.t === "code" ? this.play.d.view.game : null);

  get variant(): CodeVariant {
    return this.view?.variant ?? variantOf(this.entry, this.custom);
  }

  get board(): CodeBoard {
    return boardOf(this.variant);
  }

  get byHand(): boolean {
    return this.form === "reversed_by_hand";
  }

  get over(): boolean {
    return this.play?.d.view.progress.phase === "finished";
  }

  get attempts(): CodeAttemptView[] {
    return this.view?.attempts ?? [];
  }

  get found(): boolean {
    return this.attempts.at(-1)?.feedback?.exact === this.board.space.length;
  }

  /** The code, where the player has set one. */
  get code(): number[] | null {
    const code = this.view?.own_code ?? this.brought;
    return code === null ? null : fromWire(code);
  }

  get setting(): boolean {
    return !this.byHand && this.code === null;
  }

  /** Something would be lost with it. */
  get begun(): boolean {
    return !this.over && (this.code !== null || this.attempts.some(({ feedback }) => feedback));
  }

  /** The place in the list of the guess that waits for an answer, or -1. */
  get open(): number {
    return this.attempts.findIndex(({ feedback }) => feedback === null);
  }

  get clash(): number[] | null {
    return this.view?.clash ?? null;
  }

  /** Whether the computer guesses next. */
  get thinks(): boolean {
    if (this.over || this.setting) return false;
    if (!this.byHand) return this.attempts.length < this.wanted;
    return this.answering !== null || (this.open < 0 && this.clash === null);
  }

  /** Whether another guess is to come before anything else is asked. */
  get guessComes(): boolean {
    const last = this.answering?.exact === this.board.space.length || this.attempts.length === this.board.attempts;
    return !this.over && !last && (this.thinks || this.clash !== null);
  }

  /** Goes on with the game that was left, or begins one. */
  async goOn(): Promise<void> {
    if (!(await this.place.resume(() => this.restore())) && this.place.failure === null) await this.place.start();
  }

  private async restore(): Promise<Table | null> {
    const { row } = this;
    const left = await progress(this.slot).catch(() => undefined);
    // Unless another game is wanted by now.
    if (!left || this.row !== row) return null;
    this.form = left.form === "reversed" ? left.form : "reversed_by_hand";
    this.bot = BOTS.find((known) => known === left.bot) ?? this.bot;
    const table = await Table.restore(withBots, left.saved, (table) => this.heard(table), this.breaker());
    this.wanted = Math.max(1, table.play?.t === "code" ? table.play.d.view.game.attempts.length : 0);
    return table;
  }

  /** Another, or the same once more where it could not be loaded. */
  async begin({ form = this.form, bot = this.bot }: Ways = {}): Promise<void> {
    const failed = this.place.failure !== null;
    const left = this.place.leave();
    [this.form, this.bot] = [form, bot];
    [this.brought, this.answering, this.wanted] = [null, null, 1];
    if (!failed) {
      this.row = new Row(this.board.space.length);
      await dropProgress(this.slot).catch(() => undefined);
    }
    await this.place.clear();
    await left;
    await this.goOn();
  }

  leave(): Promise<void> {
    return this.place.leave();
  }

  /** Where it is answered by hand it guesses as soon as it may; else it waits after each guess, so that one can follow it. */
  private breaker(): Opponent {
    const may = (play: AnyPlay): boolean => {
      if (play.t !== "code" || play.d.view.progress.phase !== "playing") return false;
      const { mode, setting, attempts, clash } = play.d.view.game;
      return mode === "reversed" ? !setting && attempts.length === 0 : !clash && attempts.every(({ feedback }) => feedback);
    };
    return { bot: this.bot, may };
  }

  /** Sets the code, and answers why not where it is refused. */
  async set(code: readonly number[]): Promise<FluentText | null> {
    this.brought = toWire(code);
    const refused = await this.act({ t: "set", d: this.brought });
    if (refused) this.brought = null;
    return refused;
  }

  /** Lets the computer guess once more. */
  next(): void {
    if (this.thinks || this.over) return;
    this.wanted = this.attempts.length + 1;
    this.place.table?.letThink();
  }

  /** Answers the guess that waits, or corrects the answer to one, which is counted from 1. */
  async answer(feedback: Feedback, amends: number | null): Promise<FluentText | null> {
    this.answering = feedback;
    const refused = await this.act(amends === null ? { t: "answer", d: feedback } : { t: "amend", d: { guess: amends, feedback } });
    this.answering = null;
    return refused;
  }

  private act(action: CodeAction): Promise<FluentText | null> {
    return this.place.act({ t: "code", d: action });
  }

  private heard(table: Table): void {
    const last = table.play?.t === "code" ? table.play.d.view.game.attempts.at(-1) : undefined;
    // What else happens is the player's own answer.
    if (last && (!this.byHand || last.feedback === null)) this.guessed();
    void this.keep(table);
  }

  private async keep({ play, saved }: Table): Promise<void> {
    if (play?.t !== "code") return;
    const { attempts, board, own_code } = play.d.view.game;
    const { entry, slot, form, bot } = this;
    const used = attempts.filter(({ feedback }) => feedback).length;
    if (play.d.view.progress.phase === "finished") await dropProgress(slot).catch(() => undefined);
    else if (used > 0 || own_code !== null) await keepProgress({ slot, entry, path: `/play/${entry}/reversed`, used, of: board.attempts, at: Date.now(), saved, bot, form }).catch(() => undefined);
  }
}

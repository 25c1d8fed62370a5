/** A game for one on this page. */

import type { AnyAction, AnyPlay, AnySettings, FluentText } from "../wire";
import { reason } from "./away";
import type { Engine, Running } from "./engine";
import type { Ask, Reply } from "./serve";

/** A bot at the table, and when it may think. */
export type Opponent = { bot: string; may: (play: AnyPlay) => boolean };

/** Is shown what came of an action while the page still shows the match before it. */
export type Glimpse = (play: AnyPlay) => Promise<void>;

/** Why something was refused, or nothing where it was done. */
type Refusal = FluentText | null;

export class Table {
  /** The match as the player sees it. */
  play: AnyPlay | null = $state.raw(null);
  /** The page's clock, in milliseconds, at which the round ends. */
  until: number | null = $state(null);
  /** Why it cannot go on. */
  lost: string | null = $state(null);
  /** The match as text, to be kept. */
  saved = "";
  /** How long the player's part took, in milliseconds. */
  time = 0;
  /** The last answer, shown or not yet. */
  private newest: Reply | null = null;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private thought: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  private constructor(
    private readonly match: Running,
    private readonly changed: (table: Table) => void,
    private readonly opponent: Opponent | null,
  ) {}

  /** Begins a game, against a bot where one is named. */
  static open(engine: Engine, settings: AnySettings, changed: (table: Table) => void, opponent: Opponent | null = null): Promise<Table> {
    return new Table(engine.match(), changed, opponent).begin({ op: "begin", settings, bot: opponent?.bot ?? null });
  }

  /** A game as it was kept. */
  static restore(engine: Engine, saved: string, changed: (table: Table) => void, opponent: Opponent | null = null): Promise<Table> {
    return new Table(engine.match(), changed, opponent).begin({ op: "restore", saved, bot: opponent?.bot ?? null });
  }

  private async begin(how: Ask): Promise<this> {
    this.take(await this.match.ask(how));
    return this;
  }

  /** The journal of the match, once it is over. */
  get archive(): string | null {
    return this.play?.d.view.progress.phase === "finished" ? this.saved : null;
  }

  act(action: AnyAction, first?: Glimpse): Promise<Refusal> {
    return this.ask({ op: "act", action }, first);
  }

  private async ask(what: Ask, first?: Glimpse): Promise<Refusal> {
    if (this.closed) return null;
    const reply = await this.match.ask(what);
    this.newest = reply;
    if (!reply.refused) await first?.(reply.play);
    // Nobody waits any more for what comes late.
    if (this.closed) return null;
    // While somebody had a glimpse of it the clock may have gone further.
    if (this.newest === reply) {
      this.take(reply);
      this.changed(this);
    }
    return reply.refused;
  }

  private take({ play, due, took, saved }: Reply): void {
    clearTimeout(this.alarm);
    const moved = saved !== this.saved;
    this.play = play;
    this.saved = saved;
    this.time = took ?? 0;
    this.until = play.d.view.progress.phase === "playing" && due !== null ? performance.now() + due : null;
    if (due !== null) this.alarm = this.later({ op: "tick" }, due + 1);
    if (moved && this.opponent?.may(play)) this.letThink();
  }

  private later(what: Ask, after: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => void this.ask(what).catch((why: unknown) => (this.lost = reason(why))), after);
  }

  /** The bot takes a moment, as a person would. */
  letThink(): void {
    clearTimeout(this.thought);
    this.thought = this.later({ op: "think" }, 500);
  }

  /** Nothing of it is wanted any more. */
  close(): void {
    this.closed = true;
    clearTimeout(this.alarm);
    clearTimeout(this.thought);
    this.match.leave();
  }
}

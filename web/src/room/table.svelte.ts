/** A game for one on this page: the local room, spoken to in the same protocol as a server's. */

import type { AnyPlay, Command, FluentText, Item, Outcome, ServerMsg } from "../wire";
import { Mirror } from "./mirror";
import type { Engine } from "./engine";
import type { Ask, Reply } from "./serve";

/** A bot at the table, and when it may think. */
export type Opponent = { bot: string; may: (play: AnyPlay) => boolean };

/** Why something was refused, or nothing where it was done. */
export type Refusal = FluentText | null;

export class Table {
  /** The match as the player sees it. */
  play: AnyPlay | null = $state.raw(null);
  /** The page's clock, in milliseconds, at which the round ends. */
  until: number | null = $state(null);
  /** The room as text, to be kept. */
  saved = "";
  /** How long the player's part of the last round took, in milliseconds. */
  time = 0;
  /** The journal of the finished match. */
  archive: string | null = $state.raw(null);
  private readonly mirror = new Mirror();
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private thought: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private readonly engine: Engine,
    private readonly changed: (table: Table) => void,
    private readonly opponent: Opponent | null,
  ) {}

  /** Opens a room for a game and begins it, against a bot where one is named. */
  static async open(engine: Engine, item: Item, changed: (table: Table) => void, opponent: Opponent | null = null): Promise<Table> {
    const table = new Table(engine, changed, opponent);
    // Nothing here depends on an answer, so all of it is asked at once.
    await Promise.all([
      table.tell({ op: "open", games: [item] }),
      table.enter(),
      opponent ? table.ask({ t: "add_bot", d: opponent.bot }) : null,
      table.ask({ t: "start" }),
    ]);
    return table;
  }

  /** A room as it was kept. */
  static async restore(engine: Engine, saved: string, changed: (table: Table) => void, opponent: Opponent | null = null): Promise<Table> {
    const table = new Table(engine, changed, opponent);
    await Promise.all([table.tell({ op: "restore", saved }), table.enter()]);
    return table;
  }

  private async tell(what: Ask): Promise<void> {
    this.take(await this.engine.ask(what));
  }

  private enter(): Promise<void> {
    return this.tell({ op: "hear", msg: this.mirror.hello("You") });
  }

  /** Asks the room for something. */
  async ask(what: Command): Promise<Refusal> {
    let outcome: Outcome = { t: "forgotten" };
    const msg = this.mirror.ask(what, (heard) => (outcome = heard));
    await this.tell({ op: "hear", msg });
    const came = outcome as Outcome;
    return came.t === "refused" ? came.d.text : null;
  }

  private take(reply: Reply): void {
    clearTimeout(this.alarm);
    reply.messages.forEach((msg) => this.hear(msg));
    this.play = this.mirror.play;
    this.saved = reply.saved;
    this.archive = reply.archive;
    const ends = this.play?.d.view.progress.phase === "playing" && reply.due !== null;
    this.until = ends ? performance.now() + (reply.due ?? 0) : null;
    if (reply.due !== null) this.alarm = setTimeout(() => void this.tick(), reply.due + 1);
    if (this.play && reply.messages.length > 0 && this.opponent?.may(this.play)) this.letThink();
    this.changed(this);
  }

  private hear(msg: ServerMsg): void {
    this.mirror.hear(msg);
    if (msg.t !== "frame" || !msg.d.news) return;
    for (const event of msg.d.news.d.told) {
      if (event.t === "match" && event.d.t === "round_ended") this.time = timeOf(event.d.d.results[0]?.data) ?? 0;
    }
  }

  private tick(): Promise<void> {
    return this.tell({ op: "tick" });
  }

  /** The bot takes a moment, as a person would. */
  private letThink(): void {
    clearTimeout(this.thought);
    this.thought = setTimeout(() => void this.tell({ op: "think" }), 500);
  }

  /** Nothing of it is wanted any more. */
  close(): void {
    clearTimeout(this.alarm);
    clearTimeout(this.thought);
  }
}

function timeOf(summary: unknown): number | null {
  const time = (summary as { time?: number | null } | undefined)?.time;
  return time ?? null;
}

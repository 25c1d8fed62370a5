/** Any code game of the house, played alone in a room of its own: every preset, timed ones too, with events, pledges and a journal. */

import { LocalRoom } from "../src/engine/embed/embed.js";
import { Mirror } from "../src/room/mirror.js";
import type { AnyNews, AnyPlay, CodeAction, CodeEvent, CodeSummary, CodeView, Command, FluentText, Item, Outcome, Play, PlayEvent, ServerMsg } from "../src/wire.js";

/** A preset by its name in the catalogue, or a board of one's own as an item. */
export type Board = "classic" | "super" | "skemind" | "bulls-and-cows" | Item;

/** What happened. */
export type GameEvent = PlayEvent<CodeSummary, CodeEvent>;

/** What came of an action: why it was refused, or nothing, and what happened. */
export type Came = { refused: FluentText | null; events: GameEvent[] };

export class Game {
  private readonly mirror = new Mirror();
  private readonly zero: number;
  private told: GameEvent[] = [];

  private constructor(
    private readonly room: LocalRoom,
    private readonly clock: () => number,
  ) {
    this.zero = clock() - room.now();
    this.take(room.hear(JSON.stringify(this.mirror.hello("You")), this.now()));
  }

  /** Opens a game and begins it: a clock, where there is one, runs from now on. */
  static open(board: Board = "classic", clock = () => performance.now()): Game {
    const entropy = crypto.getRandomValues(new Uint8Array(32));
    const game = new Game(new LocalRoom(JSON.stringify([board]), entropy, Date.now()), clock);
    game.ask({ t: "start" });
    return game;
  }

  /** A game as it was saved; its clock goes on where it stood. */
  static restore(saved: string, clock = () => performance.now()): Game {
    return new Game(LocalRoom.restore(saved), clock);
  }

  private now(): number {
    return Math.max(0, Math.floor(this.clock() - this.zero));
  }

  private take(said: string): void {
    for (const message of JSON.parse(said) as ServerMsg[]) {
      this.mirror.hear(message);
      if (message.t === "frame" && message.d.news) this.told.push(...eventsOf(message.d.news));
    }
  }

  private ask(what: Command): Came {
    let outcome: Outcome = { t: "forgotten" };
    const message = this.mirror.ask(what, (heard) => (outcome = heard));
    this.take(this.room.hear(JSON.stringify(message), this.now()));
    const came = outcome as Outcome;
    return { refused: came.t === "refused" ? came.d.text : null, events: this.told.splice(0) };
  }

  private act(action: CodeAction): Came {
    const { game, view } = this.play;
    return this.ask({ t: "act", d: { game, round: view.progress.round, action: { t: "code", d: action } } });
  }

  private get play(): Play<CodeView> {
    return codeOf(this.mirror.play);
  }

  /** The board as the player sees it; its secret is in `codes` once the game is over. Symbols are letters from A. */
  get view(): CodeView {
    return this.play.view.game;
  }

  get over(): boolean {
    return this.play.view.progress.phase === "finished";
  }

  /** The commitment to the secret, made before the first guess and opened at the end. */
  get pledges(): Play<CodeView>["pledges"] {
    return this.play.pledges;
  }

  /** A guess in letters from A, as `AABB`. */
  guess(code: string): Came {
    return this.act({ t: "guess", d: code });
  }

  giveUp(): Came {
    return this.act({ t: "give_up" });
  }

  /** Milliseconds until something happens by itself; `tick` then lets it happen. */
  get due(): number | null {
    const at = this.room.deadline();
    return at === undefined ? null : Math.max(0, at - this.now());
  }

  /** Lets time pass. */
  tick(): GameEvent[] {
    this.take(this.room.tick(this.now()));
    return this.told.splice(0);
  }

  /** The whole game as text. */
  save(): string {
    return this.room.save();
  }

  /** The journal of a game that is over, which replays and verifies. */
  get journal(): string | undefined {
    return this.room.archive();
  }
}

function codeOf(play: AnyPlay | null): Play<CodeView> {
  if (play?.t !== "code") throw new Error("this is no code game");
  return play.d;
}

function eventsOf(news: AnyNews): GameEvent[] {
  return news.t === "code" ? news.d.told : [];
}

/** Any code game of the house, played alone: every preset, timed ones too, with events, pledges and a journal. */

import { LocalMatch } from "../src/engine/embed/embed.js";
import { codeItem } from "../src/lib/catalogue.js";
import { entropy, stateAfter } from "../src/room/serve.js";
import type { AnyPlay, CodeAction, CodeEvent, CodeSettings, CodeSummary, CodeView, FluentText, LocalAsk, LocalState, Play, PlayEvent } from "../src/wire.js";

/** A preset by its name in the catalogue, or settings of one's own. */
export type Board = "classic" | "super" | "skemind" | "bulls-and-cows" | CodeSettings;

/** What happened. */
export type GameEvent = PlayEvent<CodeSummary, CodeEvent>;

/** What came of an action: why it was refused, or nothing, and what happened. */
export type Came = { refused: FluentText | null; events: GameEvent[] };

export class Game {
  private readonly match = new LocalMatch();
  private readonly zero: number;
  private state: LocalState;

  private constructor(
    how: LocalAsk,
    private readonly clock: () => number,
  ) {
    this.state = stateAfter(this.match, how);
    this.zero = clock() - this.state.now;
  }

  /** Opens a game and begins it: a clock, where there is one, runs from now on. */
  static open(board: Board = "classic", clock = () => performance.now()): Game {
    const settings = typeof board === "string" ? codeItem(board, {}).settings : { t: "code" as const, d: board };
    return new Game({ t: "begin", d: { settings, bot: null, entropy: entropy(), began: Date.now() } }, clock);
  }

  /** A game as it was saved; its clock goes on where it stood. */
  static restore(saved: string, clock = () => performance.now()): Game {
    return new Game({ t: "restore", d: { saved, bot: null } }, clock);
  }

  private now(): number {
    return Math.max(0, Math.floor(this.clock() - this.zero));
  }

  private ask(ask: LocalAsk): Came {
    this.state = stateAfter(this.match, ask);
    const { refused, told } = this.state;
    return { refused, events: told?.t === "code" ? told.d : [] };
  }

  private act(action: CodeAction): Came {
    return this.ask({ t: "act", d: { at: this.now(), action: { t: "code", d: action } } });
  }

  private get play(): Play<CodeView> {
    return codeOf(this.state.play);
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
    return this.state.due === null ? null : Math.max(0, this.state.due - this.now());
  }

  /** Lets time pass. */
  tick(): GameEvent[] {
    return this.ask({ t: "tick", d: this.now() }).events;
  }

  /** The whole game as text. */
  save(): string {
    return this.state.saved;
  }

  /** The journal of a game that is over, which replays and verifies. */
  get journal(): string | undefined {
    return this.over ? this.state.saved : undefined;
  }
}

function codeOf(play: AnyPlay): Play<CodeView> {
  if (play.t !== "code") throw new Error("this is no code game");
  return play.d;
}

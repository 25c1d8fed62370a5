/** A match of Pictionary in a room, as its pages look at it. */

import type { Remote } from "../../room/remote.svelte";
import { seatName } from "../../together/people";
import type { FluentText, PictionaryAction, PictionaryShown, PictionaryTurnView, PictionaryView, Play } from "../../wire";
import { mayShow } from "./curtain";

export type Player = {
  seat: number;
  name: string;
  you: boolean;
  here: boolean;
  left: boolean;
  points: number;
  /** From 1; equal points share the better place. */
  place: number;
  /** Whether the player draws when the turn comes. */
  draws: boolean;
  drawing: boolean;
  found: boolean;
};

export type Moment = "starting" | "picking" | "drawing" | "between" | "over";

export class Sketch {
  constructor(readonly remote: Remote) {}

  get play(): Play<PictionaryView> | null {
    return this.remote.play?.t === "pictionary" ? this.remote.play.d : null;
  }

  get view(): PictionaryView | null {
    return this.play?.view.game ?? null;
  }

  get turn(): PictionaryTurnView | null {
    return this.view?.turn ?? null;
  }

  /** The turn before. */
  get last(): PictionaryShown | null {
    return this.view?.last ?? null;
  }

  get you(): number | null {
    return this.play?.seat ?? null;
  }

  get moment(): Moment {
    const phase = this.play?.view.progress.phase;
    if (this.remote.room?.stage === "results" || phase === "finished") return "over";
    if (phase === "playing" && this.turn) return this.turn.stage.t;
    return phase === "ended" || phase === "transition" ? "between" : "starting";
  }

  /** One turn's name among all of the evening. */
  get key(): string {
    const { turn, play } = this;
    return turn && play ? `${play.game}.${play.view.progress.round}.${turn.drawer}` : "";
  }

  /** Whether it is one's own turn. */
  get draws(): boolean {
    return this.turn !== null && this.turn.drawer === this.you;
  }

  /** Whether one knows the word: one draws it, or has found it. */
  get knows(): boolean {
    return this.turn !== null && (this.draws || (this.you !== null && this.turn.found.includes(this.you)));
  }

  /** Whether there is a drawing that nobody is to see. */
  get hidden(): boolean {
    const { room } = this.remote;
    return this.moment === "drawing" && room !== null && this.play !== null && !mayShow(room, this.play, false);
  }

  /** When what runs now is over, by the page's clock. */
  get until(): number | null {
    const stage = this.turn?.stage;
    return stage?.t === "picking" ? this.remote.pageTime(stage.d.until) : this.remote.until;
  }

  name(seat: number): string {
    return seatName(this.remote.room?.seats[seat]);
  }

  get players(): Player[] {
    const { play, turn, you } = this;
    if (!play) return [];
    const { seats, game } = play.view;
    return seats.map(({ score, here, left }, seat) => ({
      seat,
      name: this.name(seat),
      you: seat === you,
      here,
      left,
      points: score,
      place: 1 + seats.filter((other) => other.score > score).length,
      draws: game.lines[seat]?.draws ?? true,
      drawing: turn?.drawer === seat,
      found: turn?.found.includes(seat) ?? false,
    }));
  }

  act(action: PictionaryAction): Promise<FluentText | null> {
    const { play } = this;
    const d = { game: play?.game ?? 1, round: play?.view.progress.round ?? 1, action: { t: "pictionary" as const, d: action } };
    return this.remote.ask({ t: "act", d });
  }
}

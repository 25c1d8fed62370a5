/** A match of Trivia as a page shows it: which part of a question it is, who has answered, and what came of it. */

import type { Remote } from "../../room/remote.svelte";
import type { TriviaAnswered, TriviaPlace } from "../../wire";
import { standings, type Standing } from "../standings";

export const PLACES: TriviaPlace[] = ["a", "b", "c", "d"];

/** The pieces that stand for the places: blue square, orange hexagon, violet star, yellow diamond. Red and green mean wrong and right. */
export const PIECES = [1, 4, 5, 3];

/** What goes on: a countdown, a question to be read, answers taken, the answer shown, all over. */
export type Part = "starting" | "reading" | "answering" | "shown" | "over";

export class Quiz {
  constructor(private readonly remote: Remote) {}

  get play() {
    return this.remote.play?.t === "trivia" ? this.remote.play.d : null;
  }

  get view() {
    return this.play?.view.game ?? null;
  }

  get question() {
    return this.view?.question ?? null;
  }

  get round(): number {
    return this.play?.view.progress.round ?? 0;
  }

  get rounds(): number {
    return this.play?.view.progress.rounds ?? 0;
  }

  get part(): Part {
    const phase = this.play?.view.progress.phase;
    if (phase === "finished") return "over";
    if (phase === "playing") return this.view?.answers_open ? "answering" : "reading";
    return this.view?.solution ? "shown" : "starting";
  }

  /** The page's clock when this part ends. */
  get until(): number | null {
    if (this.part === "reading") return this.remote.pageTime(this.question?.opens ?? null);
    return this.remote.until;
  }

  /** Who plays this question. */
  get playing(): number {
    return this.view?.lines.filter((line) => line.plays).length ?? 0;
  }

  get answered(): number {
    return this.view?.lines.filter((line) => line.plays && line.answered).length ?? 0;
  }

  get right(): TriviaPlace | null {
    return this.view?.solution?.right ?? null;
  }

  /** How many chose each place, once it may be known. */
  get counts(): number[] {
    const answers = this.view?.solution?.answers ?? [];
    return PLACES.map((place) => answers.filter((one) => one.place === place).length);
  }

  of(seat: number | null): TriviaAnswered | undefined {
    return this.view?.solution?.answers.find((one) => one.seat === seat);
  }

  get standings(): Standing[] {
    const { play, room } = this.remote;
    return play && room ? standings(play, room, (seat) => (this.part === "shown" && this.round > 1 ? (this.of(seat)?.points ?? 0) : 0)) : [];
  }
}

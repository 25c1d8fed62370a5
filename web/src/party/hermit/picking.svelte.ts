/** A match of Hermit as a page shows it: which part of a round it is, who has picked, and what came of it. */

import type { Remote } from "../../room/remote.svelte";
import type { HermitWon } from "../../wire";
import { standings, type Standing } from "../standings";

/** What goes on: a countdown, numbers picked, picks shown, all over. */
export type Part = "starting" | "picking" | "shown" | "over";

/** A number that was picked, and by whom. */
export type Column = { number: number; names: string[]; won: boolean; yours: boolean };

export class Picking {
  constructor(private readonly remote: Remote) {}

  get play() {
    return this.remote.play?.t === "hermit" ? this.remote.play.d : null;
  }

  get view() {
    return this.play?.view.game ?? null;
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
    if (phase === "playing") return "picking";
    return this.view?.shown ? "shown" : "starting";
  }

  /** How long picks are taken, in seconds. */
  get limit(): number | null {
    return this.part === "picking" && this.view?.limit ? this.view.limit / 1000 : null;
  }

  /** Every number, from 1. */
  get numbers(): number[] {
    return Array.from({ length: this.view?.numbers ?? 0 }, (_, index) => index + 1);
  }

  /** Who plays this round. */
  get playing(): number {
    return this.view?.lines.filter((line) => line.plays).length ?? 0;
  }

  get picked(): number {
    return this.view?.lines.filter((line) => line.picked).length ?? 0;
  }

  get won(): HermitWon | null {
    return this.view?.shown?.won ?? null;
  }

  /** The numbers that were picked, the lowest first; none before they may be known. */
  get columns(): Column[] {
    const picks = this.view?.shown?.picks ?? [];
    const by = (number: number) => picks.filter((pick) => pick.number === number).map(({ seat }) => seat);
    const columns = this.numbers.map((number) => ({ number, seats: by(number) })).filter(({ seats }) => seats.length > 0);
    return columns.map(({ number, seats }) => ({ number, names: seats.map((seat) => this.name(seat)), won: number === this.won?.number, yours: seats.some((seat) => seat === this.play?.seat) }));
  }

  /** Who let the time pass. */
  get without(): string[] {
    return this.view?.shown?.picks.filter((pick) => pick.number === null).map(({ seat }) => this.name(seat)) ?? [];
  }

  name(seat: number): string {
    return this.standings.find((one) => one.seat === seat)?.name ?? "";
  }

  get standings(): Standing[] {
    const { play, room } = this.remote;
    const earned = (seat: number): number => (this.part === "shown" && this.round > 1 && seat === this.won?.seat ? this.won.points : 0);
    return play && room ? standings(play, room, earned) : [];
  }
}

/** Who stands where, whatever is played for points. */

import type { AnyPlay, RoomView } from "../wire";
import { seatName } from "../together/people";

export type Standing = {
  seat: number;
  name: string;
  you: boolean;
  here: boolean;
  score: number;
  /** From 1; equal points share a place. */
  place: number;
  /** How many places were gained with the last points; lost ones are below zero. */
  moved: number;
};

/** The best first; `earned` is what each seat has just got, so that one can say who moved. */
export function standings(play: AnyPlay, room: RoomView, earned: (seat: number) => number = () => 0): Standing[] {
  const seats = play.d.view.seats.map((view, seat) => ({ seat, view, owner: room.seats[seat] }));
  const scores = seats.map(({ view }) => view.score);
  const before = scores.map((score, seat) => score - earned(seat));
  const all = seats.map(({ seat, view, owner }) => {
    const place = placeOf(view.score, scores);
    return {
      seat,
      name: seatName(owner),
      you: seat === play.d.seat,
      here: view.here || owner?.bot !== null,
      score: view.score,
      place,
      moved: placeOf(before[seat] ?? 0, before) - place,
    };
  });
  return all.sort((a, b) => a.place - b.place || a.seat - b.seat);
}

function placeOf(score: number, all: number[]): number {
  return 1 + all.filter((other) => other > score).length;
}

/** Who stands just before somebody, and by how much. */
export function ahead(all: Standing[], one: Standing): Standing | undefined {
  return all.filter((other) => other.score > one.score).at(-1);
}

/** The first three places and who stands on each; a crowd that shares one without a point has no step. */
export function steps(all: Standing[]): { place: number; who: Standing[] }[] {
  if (all.length < 2 || !all.some((one) => one.score > 0)) return [];
  const places = [1, 2, 3].map((place) => ({ place, who: all.filter((one) => one.place === place) }));
  return places.filter(({ who }) => who.length > 0 && (who.length < 3 || who[0]?.score !== 0));
}

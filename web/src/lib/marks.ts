/** How marks are drawn: discs, rings and dots in rows. */

import type { Feedback } from "../wire";

/** From one mark to the next. */
const PITCH = 18.5;
export const RADIUS = { full: 6.5, ring: 5.2, dot: 2 };
export type Kind = keyof typeof RADIUS;

/** What stands in a place: exact ones come first. */
export function kindOf({ exact, misplaced }: Feedback, place: number): Kind {
  return place < exact ? "full" : place < exact + misplaced ? "ring" : "dot";
}

/** How many stand beside each other, and where each of them is. */
export function grid(length: number, small = false) {
  const columns = small ? Math.ceil(length / 2) : length > 4 ? 3 : 2;
  return {
    columns,
    box: `0 0 ${columns * PITCH - 2.5} ${Math.ceil(length / columns) * PITCH - 2.5}`,
    x: (place: number) => 8 + (small ? Math.floor(place / 2) : place % columns) * PITCH,
    y: (place: number) => 8 + (small ? place % 2 : Math.floor(place / columns)) * PITCH,
  };
}

/** What somebody has begun and not played yet: it is there again when the page is loaded anew, when it comes back from where a phone has put it, and
 * when another board was looked at meanwhile. */

import { read, write } from "./local";

/** One memory for each kind of board, alone and in a room. */
export type Kind = "code" | "numble" | "room-code" | "room-numble";
type Begun = { slot: string; used: number };

/** On how many boards of a kind something may be begun; of more the oldest is forgotten. */
const MOST = 12;

const key = (kind: Kind): string => `cluehouse.unplayed.${kind}`;

const others = (kind: Kind, slot: string): Begun[] => read<Begun[]>(key(kind), []).filter((one) => one.slot !== slot);

/** What was begun in this place, after as many guesses; it is told once. */
export function begun<T extends Begun>(kind: Kind, slot: string, used: number): T | null {
  const left = read<T[]>(key(kind), []).find((one) => one.slot === slot);
  if (!left) return null;
  dropBegun(kind, slot);
  return left.used === used ? left : null;
}

export function dropBegun(kind: Kind, slot: string): void {
  write(key(kind), others(kind, slot));
}

let forgotten = false;

/** Nothing is remembered any more by this page. */
export function forgetBegun(): void {
  forgotten = true;
}

/** Remembers what is left, where there is something. */
export function rememberBegun(kind: Kind, left: Begun | null): void {
  if (left && !forgotten) write(key(kind), [left, ...others(kind, left.slot)].slice(0, MOST));
}

/** Remembers it while the page is out of sight, and when it goes: who comes back to the page has it there, and may have changed it. */
export function keepBegun(kind: Kind, now: () => Begun | null): void {
  for (const change of ["pagehide", "visibilitychange"]) {
    addEventListener(change, () => {
      const left = now();
      if (change === "pagehide" || document.hidden) rememberBegun(kind, left);
      else if (left) dropBegun(kind, left.slot);
    });
  }
}

/** What somebody has begun and not played yet: it is there again when the page is loaded anew, or comes back from where a phone has put it. */

import { read, write } from "./local";

/** One memory for each board, alone and in a room. */
export type Kind = "code" | "numble" | "room-code" | "room-numble";
type Begun = { slot: string; used: number };

const key = (kind: Kind): string => `cluehouse.begun.${kind}`;

/** What was begun in this place, after as many guesses; it is told once. */
export function begun<T extends Begun>(kind: Kind, slot: string, used: number): T | null {
  const left = read<T | null>(key(kind), null);
  if (left?.slot !== slot || left.used !== used) return null;
  dropBegun(kind);
  return left;
}

export function dropBegun(kind: Kind): void {
  write(key(kind), null);
}

let forgotten = false;

/** Nothing is remembered any more by this page. */
export function forgetBegun(): void {
  forgotten = true;
}

/** Remembers it while the page is out of sight, and when it goes: who comes back to the page has it there, and may have changed it. As long as it is
 * undefined, nobody knows yet what there is. */
export function keepBegun(kind: Kind, now: () => Begun | null | undefined): void {
  for (const change of ["pagehide", "visibilitychange"]) {
    addEventListener(change, () => {
      const left = now();
      if (left !== undefined && !forgotten) write(key(kind), change === "pagehide" || document.hidden ? left : null);
    });
  }
}

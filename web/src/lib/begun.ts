/** What somebody has begun and not played yet: it is there again when the page is loaded anew, or comes back from where a phone has put it. */

import { read, write } from "./local";

type Kind = "code" | "numble";
type Begun = { slot: string; used: number };

const key = (kind: Kind): string => `cluehouse.begun.${kind}`;

/** What was begun in this place, after as many guesses. */
export function begun<T extends Begun>(kind: Kind, slot: string, used: number): T | null {
  const left = read<T | null>(key(kind), null);
  return left?.slot === slot && left.used === used ? left : null;
}

/** Remembers it when the page goes, or is out of sight. */
export function keepBegun(kind: Kind, now: () => Begun | null): void {
  for (const gone of ["pagehide", "visibilitychange"]) addEventListener(gone, () => write(key(kind), now()));
}

/** What was said in a match, turn after turn, as far as this page was there. */

import type { PictionarySaidView, PictionaryShown } from "../../wire";

export type Entry = { turn: string; drawer: number; said: PictionarySaidView[]; shown: PictionaryShown | null };

const MOST_TURNS = 12;

export class Log {
  entries: Entry[] = $state.raw([]);

  /** The running turn as it is now. */
  follow(turn: string, drawer: number, said: PictionarySaidView[]): void {
    const last = this.entries.at(-1);
    if (last?.turn === turn) {
      if (last.said !== said) this.entries = [...this.entries.slice(0, -1), { ...last, said }];
    } else this.entries = [...this.entries.slice(1 - MOST_TURNS), { turn, drawer, said, shown: null }];
  }

  /** A turn is over, and this was the word. */
  close(shown: PictionaryShown, running: string): void {
    const place = this.entries.findLastIndex((entry) => entry.turn !== running && entry.drawer === shown.drawer);
    const entry = this.entries[place];
    if (!entry || entry.shown) return;
    // Who found it last ended the turn, and was told with its end alone.
    const late = shown.found.filter((seat) => !entry.said.some((one) => one.verdict === "found" && one.seat === seat));
    const said = [...entry.said, ...late.map((seat): PictionarySaidView => ({ seat, text: null, verdict: "found" }))];
    this.entries = this.entries.with(place, { ...entry, said, shown });
  }
}

/**
 * The drawings of a match as far as this page saw them, each as it was when its turn was over. Which ones the host hid the device
 * remembers, since no record of the match says so.
 */

import { read, write } from "../../lib/local";
import type { PictionaryMark } from "../../wire";
import type { Sketch } from "./sketch.svelte";

const HIDDEN = "cluehouse.hidden";
const MOST = 12;

export type Drawing = { turn: string; drawer: number; name: string; word: string; marks: PictionaryMark[] };

class Seen {
  drawings: Drawing[] = $state.raw([]);
  private running: { turn: string; drawer: number; marks: PictionaryMark[]; hidden: boolean } | null = null;
  private match = "";

  /** Looks at the match as it is now. */
  note(sketch: Sketch): void {
    const { play, turn, last, key } = sketch;
    if (!play) return;
    const match = `${sketch.remote.code}.${play.game}`;
    if (match !== this.match) [this.match, this.drawings, this.running] = [match, [], null];
    const { running } = this;
    if (running && running.turn !== key) {
      const { turn: over, drawer, marks, hidden } = running;
      this.running = null;
      if (hidden) hide(match, over);
      else if (last?.drawer === drawer) this.drawings = [...this.drawings, { turn: over, drawer, name: sketch.name(drawer), word: last.word, marks }];
    }
    if (turn && turn.stage.t === "drawing") this.running = { turn: key, drawer: turn.drawer, marks: turn.canvas, hidden: sketch.hidden };
  }

  /** The drawing of the turn before, where it was seen. */
  last(sketch: Sketch): Drawing | null {
    const drawing = this.drawings.at(-1);
    return drawing && drawing.drawer === sketch.last?.drawer && drawing.word === sketch.last.word ? drawing : null;
  }
}

function hide(match: string, turn: string): void {
  const known = Object.entries(read<Record<string, string[]>>(HIDDEN, {})).filter(([other]) => other !== match);
  write(HIDDEN, Object.fromEntries([...known.slice(1 - MOST), [match, [...hiddenIn(match), turn]]]));
}

/** The turns of a match whose drawings the host hid to the end. */
export function hiddenIn(match: string): string[] {
  return read<Record<string, string[]>>(HIDDEN, {})[match] ?? [];
}

export const seen = new Seen();

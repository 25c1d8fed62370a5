/** Drawings of matches that are over, found again in their journals, each step with its time. */

import type { MatchView } from "../../api";
import type { PictionaryAction, PictionaryDraw, PictionaryMark } from "../../wire";
import { drawn } from "../hear";

/** A step of drawing, and when it was made, in milliseconds since the drawing began. */
export type Step = { at: number; draw: PictionaryDraw };

export type Drawn = { word: string; accepted?: string[]; name: string; round: number; drawer: number; found: number[]; steps: Step[] };

type Row = { at: number; in: { d?: { seat?: number; action?: PictionaryAction } } };

export function drawingsOf({ journal, drawings }: MatchView, names: string[]): Drawn[] {
  const lines = journal.split("\n");
  return (drawings ?? []).map(({ word, drawer, round, found, first, last }) => {
    const rows = lines.slice(first, last + 1).map((line) => JSON.parse(line) as Row);
    const began = rows[0]?.at ?? 0;
    const steps = rows.flatMap(({ at, in: { d } }): Step[] => (d?.seat === drawer && d.action?.t === "draw" ? [{ at: at - began, draw: d.action.d }] : []));
    return { word, round, drawer, found, steps, name: names[drawer] ?? "" };
  });
}

/** What a drawing looked like at a time; at its end where none is given. */
export function marksAt(steps: Step[], at = Infinity): PictionaryMark[] {
  return steps.filter((step) => step.at <= at).reduce<PictionaryMark[]>((marks, { draw }) => drawn(marks, draw), []);
}

/** What keys are called, and how they are drawn. */

import { t } from "./text.svelte";

/** The keys that are called by a word, by the text that says it. */
const NAMED: Record<string, string> = {
  ArrowLeft: "cap-left",
  ArrowRight: "cap-right",
  ArrowUp: "cap-up",
  ArrowDown: "cap-down",
  Space: "cap-space",
  Enter: "cap-enter",
  Backspace: "cap-backspace",
  Delete: "cap-delete",
  Home: "cap-home",
  End: "cap-end",
  Shift: "cap-shift",
  Control: "cap-control",
};

/** A part of a key's name: its word, and the arrow it is drawn as. */
export type Cap = { word: string; arrow: "arrow-left" | "arrow-right" | "arrow-up" | "arrow-down" | null };

const ARROWS: Record<string, Cap["arrow"]> = { ArrowLeft: "arrow-left", ArrowRight: "arrow-right", ArrowUp: "arrow-up", ArrowDown: "arrow-down" };

/** A key as it is drawn. */
export function caps(written: string): Cap[] {
  return written.split("+").map((part) => ({ word: NAMED[part] ? t(NAMED[part]) : part.replace(/^Key|^Digit/, ""), arrow: ARROWS[part] ?? null }));
}

/** A key as it is spoken. */
export function keyName(written: string): string {
  return caps(written).map(({ word }) => word).join(" ");
}

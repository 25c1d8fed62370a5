/** What is heard, where somebody wants to hear it: it is loaded with the first sound. Every one has a visible twin. */

import { settings } from "./settings.svelte";

/** Whether a big screen is heard; it has a switch of its own. */
let screen: boolean | null = null;

export function heardOnScreen(on: boolean | null): void {
  screen = on;
}

function play(what: (tones: (typeof import("./tones"))["tones"]) => void): void {
  if (screen ?? settings.sound) void import("./tones").then(({ tones }) => what(tones));
}

export const sound = {
  place: () => play((tones) => tones.place()),
  remove: () => play((tones) => tones.remove()),
  marks: (exact: number, misplaced: number) => play((tones) => tones.marks(exact, misplaced)),
  win: () => play((tones) => tones.win()),
  loss: () => play((tones) => tones.loss()),
  tick: () => play((tones) => tones.tick()),
  begin: () => play((tones) => tones.begin()),
  join: () => play((tones) => tones.join()),
};

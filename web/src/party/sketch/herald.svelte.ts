/** What is said aloud of a match: who draws, how the word looks, who finds it, how much time is left. The drawing itself nobody can say. */

import { untrack } from "svelte";
import { list, t } from "../../lib/text.svelte";
import type { Voice } from "../../lib/voice.svelte";
import type { Sketch } from "./sketch.svelte";

/** Seconds at which the time is said. */
const TIMES = [60, 30, 10];

/** To be called while a component is set up. */
export function herald(sketch: Sketch, voice: Voice, left: () => number | null): void {
  let turn = "";
  let stage = "";
  let pattern = "";
  let found = 0;
  let said: number | null = null;

  /** What is new about the running turn, in one sentence or two. */
  function news(): string[] {
    const now = sketch.turn;
    const parts: string[] = [];
    if (sketch.key !== turn) {
      const { last } = sketch;
      if (turn !== "" && last) parts.push(t("sketch-was", { word: last.word }), last.found.length > 0 ? t("sketch-found-by", { names: list(last.found.map((seat) => sketch.name(seat))) }) : t("sketch-found-none"));
      [turn, stage, pattern, found, said] = [sketch.key, "", "", 0, null];
    }
    if (!now) return parts;
    const name = sketch.name(now.drawer);
    if (now.stage.t !== stage) {
      stage = now.stage.t;
      if (stage === "picking") parts.push(sketch.draws ? t("sketch-your-turn") : t("sketch-picks", { name }));
      else parts.push(sketch.draws ? t("sketch-you-draw", { word: now.word ?? "" }) : t("sketch-draws", { name }), letters());
      pattern = JSON.stringify(now.pattern);
    } else if (JSON.stringify(now.pattern) !== pattern) {
      pattern = JSON.stringify(now.pattern);
      parts.push(letters());
    }
    for (const seat of now.found.slice(found)) parts.push(seat === sketch.you ? t("sketch-found-you", { word: now.word ?? "" }) : t("sketch-found", { name: sketch.name(seat) }));
    found = now.found.length;
    return parts;
  }

  function letters(): string {
    const cells = sketch.turn?.pattern ?? [];
    const said = cells.map((cell) => (cell === " " ? t("sketch-said-gap") : (cell ?? t("sketch-said-blank"))));
    return t("sketch-word-said", { word: said.join(", "), count: cells.filter((cell) => cell === null || /[\p{L}\p{N}]/u.test(cell)).length });
  }

  $effect(() => {
    const parts = news().filter(Boolean);
    if (parts.length > 0) untrack(() => voice.say(parts.join(" ")));
  });
  $effect(() => {
    const seconds = left();
    if (seconds === null || sketch.moment !== "drawing" || !TIMES.includes(seconds) || seconds === said) return;
    said = seconds;
    untrack(() => voice.say(t("board-seconds-left", { seconds })));
  });
  $effect(() => {
    if (sketch.hidden) untrack(() => voice.say(t("sketch-hidden")));
  });
}

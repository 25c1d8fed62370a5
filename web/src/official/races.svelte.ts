/** Races as a page follows them: the time, what the house says anew when a window opens or closes, and which races this device knows. */

import { onMount } from "svelte";
import type { RaceView } from "../api";
import { read, write } from "../lib/local";

const KEY = "cluehouse.races";
const MOST = 8;

/** Races by link are listed nowhere; whoever has had the link finds them here again. */
export function racesKnown(): string[] {
  return read<string[]>(KEY, []);
}

export function rememberRace(id: string): void {
  write(KEY, [id, ...racesKnown().filter((one) => one !== id)].slice(0, MOST));
}

export function forgetRace(id: string): void {
  write(KEY, racesKnown().filter((one) => one !== id));
}

const BEAT = 1_000;
/** How often the house is asked where something is about to change. */
const ASK_EVERY = 5_000;

/** To be called while a component is set up: the time by the second, and a question to the house where a race must have gone on. */
export function following(races: () => RaceView[], ask: () => Promise<unknown>): { readonly now: number } {
  let now = $state(Date.now());
  let asked = 0;
  onMount(() => {
    const beat = setInterval(() => {
      now = Date.now();
      if (now - asked < ASK_EVERY || !races().some((race) => isDue(race, now))) return;
      asked = now;
      void ask();
    }, BEAT);
    return () => clearInterval(beat);
  });
  return {
    get now() {
      return now;
    },
  };
}

function isDue({ state, opens, closes }: RaceView, now: number): boolean {
  return state === "ending" || (state === "coming" && now >= opens) || (state === "open" && now >= closes);
}

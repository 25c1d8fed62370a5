/** What this device keeps, as a file to take along; and how it is forgotten. */

import { forgetBegun } from "./begun";
import { dropAll, games, keepGame, type Finished } from "./keep";
import { chosen } from "./chosen";
import { choose, type Settings } from "./settings.svelte";
import { speak } from "./text.svelte";

/** Everything kept here, as a file. */
export async function exported(): Promise<string> {
  const file = { cluehouse: 1, games: await games(), settings: localStorage.getItem("cluehouse.settings") };
  return JSON.stringify(file);
}

/** Reads such a file: how many games were new, and whether settings came along. Nothing changes where it cannot be read. */
export async function imported(text: string): Promise<{ fresh: number; settings: boolean }> {
  const file = JSON.parse(text) as { cluehouse?: number; games?: Finished[]; settings?: unknown };
  const whole = (one: Finished) =>
    [one.id, one.entry, one.form, one.journal].every((text) => typeof text === "string") &&
    [one.at, one.guesses, one.time].every((figure) => Number.isFinite(figure) && figure >= 0) &&
    typeof one.won === "boolean";
  if (file.cluehouse !== 1 || !Array.isArray(file.games) || !file.games.every(whole)) throw new Error("not a Cluehouse file");
  const choices = typeof file.settings === "string" ? chosen(JSON.parse(file.settings)) : {};
  const known = new Set((await games()).map((one) => one.id));
  const fresh = file.games.filter((one) => !known.has(one.id));
  for (const one of fresh) await keepGame(one);
  return { fresh: fresh.length, settings: await follow(choices) };
}

/** Chooses as somebody chose elsewhere; whether there was anything to choose. */
async function follow({ lang, ...choices }: Partial<Settings>): Promise<boolean> {
  for (const [name, value] of Object.entries(choices)) choose(name as keyof Settings, value);
  // A language that cannot be had now can be chosen later.
  const spoken = lang !== undefined && (await speak(lang).then(() => true, () => false));
  if (spoken) choose("lang", lang);
  return spoken || Object.keys(choices).length > 0;
}

/** Forgets everything this device keeps; what this page still knows goes as it is loaded anew. */
export async function forget(): Promise<void> {
  forgetBegun();
  await dropAll();
  localStorage.clear();
  history.replaceState("forgotten", "");
  location.reload();
}

/** Whether everything was forgotten just now; it is told once. */
export function justForgotten(): boolean {
  const told = history.state === "forgotten";
  if (told) history.replaceState(null, "");
  return told;
}

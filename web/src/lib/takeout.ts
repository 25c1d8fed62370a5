/** What this device keeps, as a file to take along; and how it is forgotten. */

import { forgetBegun } from "./begun";
import { dropAll, games, keepGames, type Finished } from "./keep";
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
  if (fresh.length > 0) await keepGames(fresh);
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

/** Forgets everything this device keeps, or as much as can be; what this page still knows goes as it is loaded anew. */
export async function forget(): Promise<void> {
  forgetBegun();
  const all = await dropAll().then(() => true, () => false);
  try {
    localStorage.clear();
  } catch {
    // What is closed has nothing of ours.
  }
  history.replaceState(all ? "forget-done" : "forget-partly", "");
  location.reload();
}

/** What was forgotten just now, as a text's id; it is told once. */
export function justForgotten(): "forget-done" | "forget-partly" | null {
  const told: unknown = history.state;
  if (told !== "forget-done" && told !== "forget-partly") return null;
  history.replaceState(null, "");
  return told;
}

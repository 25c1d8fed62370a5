/** What this device keeps, as a file to take along; and how it is forgotten. */

import { forgetBegun } from "./begun";
import { dropAll, games, keepGame, type Finished } from "./keep";

/** Everything kept here, as a file. */
export async function exported(): Promise<string> {
  const file = { cluehouse: 1, games: await games(), settings: localStorage.getItem("cluehouse.settings") };
  return JSON.stringify(file);
}

/** Reads such a file; answers how many games were new. Nothing changes where it cannot be read. */
export async function imported(text: string): Promise<number> {
  const file = JSON.parse(text) as { cluehouse?: number; games?: Finished[] };
  const whole = (one: Finished) =>
    typeof one.id === "string" && typeof one.entry === "string" && typeof one.journal === "string" && Number.isFinite(one.at);
  if (file.cluehouse !== 1 || !Array.isArray(file.games) || !file.games.every(whole)) throw new Error("not a Cluehouse file");
  const known = new Set((await games()).map((one) => one.id));
  const fresh = file.games.filter((one) => !known.has(one.id));
  for (const one of fresh) await keepGame(one);
  return fresh.length;
}

/** Forgets everything this device keeps. */
export async function forget(): Promise<void> {
  forgetBegun();
  await dropAll();
  localStorage.clear();
}

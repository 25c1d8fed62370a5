/** Sends in the dailies that were played on this device, each once, so that they count for the streak there too. */

import { call, Problem } from "../lib/api";
import { dayNumber } from "../lib/figures";
import { games, keepGames, type Finished } from "../lib/keep";

/** So long after its day a daily still counts; what is older need not be sent. */
const WITHIN = 36 * 3_600_000;
const DAY = 86_400_000;

export function isDue(game: Finished): boolean {
  return game.entry === "numble" && game.form === "daily" && game.day !== undefined && game.sent === undefined && Date.now() < (dayNumber(game.day) + 1) * DAY + WITHIN;
}

let sending: Promise<void> | null = null;

/** Fails where nobody can be reached; what was not sent is due again then. */
export function reportDailies(): Promise<void> {
  sending ??= send().finally(() => (sending = null));
  return sending;
}

async function send(): Promise<void> {
  for (const game of (await games()).filter(isDue)) await sendIn(game);
}

/** Sends a game of this device in, so that it counts among one's own. */
export async function sendIn(game: Finished): Promise<void> {
  await keepGames([{ ...game, sent: await taken(game) }]);
}

/** What the house refuses it would refuse again, unless it has no room for more. */
async function taken({ journal }: Finished): Promise<boolean> {
  try {
    await call("POST", "/me/matches", { journal });
    return true;
  } catch (why) {
    if (why instanceof Problem && (why.status === 409 || why.status === 422) && why.code !== "upload-too-many") return false;
    throw why;
  }
}

/** The match that a room has just played, in one's own history. */

import { call } from "../lib/api";
import type { Remote } from "../room/remote.svelte";

type PlayedView = { id: string; game: string; seats: number; seat: number };

/** Its id: that of the latest of its kind. None where one had no seat, or while the record is being written. */
export async function playedLast({ play }: Remote): Promise<string | null> {
  const played = await call<PlayedView[]>("GET", "/me/history?limit=10").catch(() => []);
  const match = played.find((one) => one.game === play?.t && one.seats === play.d.view.seats.length && one.seat === play.d.seat);
  return match?.id ?? null;
}

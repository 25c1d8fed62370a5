/** The window of a race: when it opens and closes, here and in UTC, and how long that is from now. */

import { settings } from "../lib/settings.svelte";

/** The hour, or with the day where it is not today's. */
export function clockTime(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const day: Intl.DateTimeFormatOptions = today ? {} : { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(settings.lang, { ...day, hour: "2-digit", minute: "2-digit" }).format(at);
}

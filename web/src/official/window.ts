/** The window of a race: when it opens and closes, here and in UTC, and how long that is from now. */

import type { RaceView } from "../api";
import { clockFace } from "../lib/seconds.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/text.svelte";

const HOUR: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
const MINUTE = 60_000;

const isToday = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString();

/** The hour, with the day where it is not today's. */
function clockTime(at: number): string {
  const day: Intl.DateTimeFormatOptions = isToday(at) ? {} : { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(settings.lang, { ...day, ...HOUR }).format(at);
}

/** The same, with the hour in UTC beside it where that is another. */
export function bothTimes(at: number): string {
  if (new Date(at).getTimezoneOffset() === 0) return t("race-utc", { time: clockTime(at) });
  const utc = new Intl.DateTimeFormat(settings.lang, { ...HOUR, timeZone: "UTC" }).format(at);
  return t("race-both-times", { local: clockTime(at), utc });
}

/** How long it is until then. */
export function timeLeft(at: number, now: number): string {
  const left = Math.max(0, at - now);
  const minutes = Math.floor(left / MINUTE);
  if (minutes < 60) return clockFace(Math.ceil(left / 1000));
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t("time-hours-minutes", { hours, minutes: minutes % 60 });
  return t("race-days-hours", { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** What is told to who has had their entry, until everything may be seen. */
export function entryIn({ closes }: RaceView): string {
  return t(isToday(closes) ? "race-entry-in" : "race-entry-in-on", { time: clockTime(closes) });
}

/** How a race stands, in one line. */
export function stands({ state, opens, closes, playing }: RaceView, now: number): string {
  if (state === "coming") return t("race-opens-in", { time: timeLeft(opens, now) });
  if (state === "open") return t("race-closes-in", { time: timeLeft(closes, now) });
  return state === "ending" ? t("race-ending", { count: playing }) : t("race-over");
}

/** Times as people say them: how long ago, on which day, how long it took. */

import { settings } from "./settings.svelte";
import { number, t } from "./text.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago, in the largest unit that says it. */
export function ago(at: number): string {
  const seconds = Math.round((at - Date.now()) / 1000);
  const found = UNITS.find(([, length]) => Math.abs(seconds) >= length);
  if (!found) return t("just-now");
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" }).format(Math.round(seconds / length), unit);
}

export function dayAt(at: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium" }).format(at);
}

/** A time that something took: seconds, and minutes where there are some. */
export function lasted(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  if (seconds < 60) return t("history-seconds", { seconds: number(millis / 1000, 1) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Time until the next day's puzzle, at midnight UTC, told anew every half minute. */

import { t } from "./text.svelte";

let now = $state(Date.now());
setInterval(() => (now = Date.now()), 30_000);

export function countdown(): string {
  const left = 86_400_000 - (now % 86_400_000);
  const minutes = Math.floor(left / 60_000);
  return t("time-hours-minutes", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** When the day turns, on this device's clock. */
export function turnsAt(lang: string): string {
  const midnight = new Date(Math.ceil(now / 86_400_000) * 86_400_000);
  return new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" }).format(midnight);
}

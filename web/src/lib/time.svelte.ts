/** Time until the next day's puzzle, at midnight UTC, told anew every half minute. */

import { today } from "./figures";
import { t } from "./text.svelte";

let now = $state(Date.now());
setInterval(() => (now = Date.now()), 30_000);

let shown = $state(today());
let playing = false;

/** The day of the puzzle that is shown. It turns where somebody goes to a page or comes back to one, and not under the hands of who plays. */
export function day(): string {
  return shown;
}

export function turn(): void {
  shown = today();
}

/** Whether somebody is in the middle of the day's puzzle. */
export function plays(now: boolean): void {
  playing = now;
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && !playing) turn();
});

export function countdown(): string {
  const left = 86_400_000 - (now % 86_400_000);
  const minutes = Math.floor(left / 60_000);
  return t("time-hours-minutes", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** When the day turns, on this device's clock. By hand: the browser's own way takes long to get ready, and this is on the first page. */
export function turnsAt(lang: string): string {
  const midnight = new Date(Math.ceil(now / 86_400_000) * 86_400_000);
  const [hours, minutes] = [midnight.getHours(), String(midnight.getMinutes()).padStart(2, "0")];
  const two = (hour: number) => `${String(hour).padStart(2, "0")}:${minutes}`;
  return lang === "en" ? `${two(hours % 12 || 12)}\u00a0${hours < 12 ? "AM" : "PM"}` : two(hours);
}

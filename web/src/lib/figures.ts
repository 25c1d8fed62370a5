/** Days: their puzzles, and how many in a row were won. */

/** Days since 1970 of a date as `2024-10-15`. */
export function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}

/** Whether there is such a day. An impossible one has no text, or is taken for another: 30 February for 2 March. */
export function isDay(date: string): boolean {
  return new Date(date).toJSON()?.slice(0, 10) === date;
}

export function dayOf(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Days won in a row: up to today or yesterday, and ever. A day is won where one game of it was; a missed day breaks the row as a lost one does. */
export function streaks(days: readonly { day: string; won: boolean }[], now = today()): { current: number; longest: number } {
  const won = [...new Set(days.filter((one) => one.won).map((one) => dayNumber(one.day)))].sort((a, b) => a - b);
  let [longest, run, previous] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const day of won) {
    run = day === previous + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    previous = day;
  }
  const played = days.some((one) => dayNumber(one.day) === dayNumber(now));
  return { current: previous >= dayNumber(now) - (played ? 0 : 1) ? run : 0, longest };
}

/** The number of a day's puzzle: 1 is 2024-01-01. */
export function puzzleNumber(day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse("2024-01-01T00:00:00Z")) / 86_400_000) + 1;
}

// Figures of finished games, worked out from days as letters.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const { dayOf, streaks } = (await runnerImport(at("../src/lib/figures.ts"), { configFile: false, logLevel: "silent" })).module;

/** Days in order, each with the games of it: w(on) and l(ost); a day nobody played has a dash. The last one is today. */
function check(written, current, longest) {
  const days = written.split(" ").filter(Boolean);
  const games = days.flatMap((day, number) => [...day.replace("-", "")].map((game) => ({ day: dayOf(number), won: game === "w" })));
  assert.deepEqual(streaks(games, dayOf(Math.max(0, days.length - 1))), { current, longest }, written);
}

const tests = {};

tests["a streak breaks on a lost day and on a missed one, and waits for today"] = () => {
  check("", 0, 0);
  check("w", 1, 1);
  check("w w w", 3, 3);
  check("w w w -", 3, 3);
  check("w w w - -", 0, 3);
  check("w w w l", 0, 3);
  check("w l w w", 2, 2);
  check("w w - w", 1, 2);
  check("l", 0, 0);
  check("l -", 0, 0);
};

tests["a day with a win is won, whatever else was played on it"] = () => {
  check("w wl", 2, 2);
  check("w lw", 2, 2);
  check("w lwl", 2, 2);
  check("wl w ll", 0, 2);
  check("w lwl -", 2, 2);
  check("ll lw", 1, 1);
};

export default tests;

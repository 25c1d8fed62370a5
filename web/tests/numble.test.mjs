// Numble's rows, its days, and what is shared of it: the equation is found by guessing alone.
import assert from "node:assert/strict";
import { guessNumble, kept, marksOf, readyNumble } from "./play.mjs";

/** Its equation is known from the rules' own erratum: one of the shortest there are. */
const SHORT = { path: "/numble/2024-06-14", title: "Numble 166", equation: "1 - 1 = 0" };
const OTHER = "/numble/2024-01-01";

/** How many columns each row has, and how wide they are. */
async function columns(page) {
  const lines = await page.locator(".line").evaluateAll((lines) => lines.map((line) => [...line.querySelectorAll(".tile")].map((tile) => Math.round(tile.getBoundingClientRect().width))));
  assert.equal(lines.length, 6);
  const counts = new Set(lines.map((tiles) => tiles.length));
  assert.equal(counts.size, 1, `every row has as many: ${[...counts]}`);
  const widths = lines.flat();
  assert.ok(Math.max(...widths) - Math.min(...widths) <= 1, "and as wide");
  return [...counts][0];
}

const tests = {};

tests["Numble: rows have 13 columns, and 15 from when a guess is longer"] = async ({ page }) => {
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  assert.equal(await columns(page), 13);
  await page.keyboard.type("11+22=33");
  assert.equal(await columns(page), 13);
  for (let erased = 0; erased < 8; erased += 1) await page.keyboard.press("Backspace");
  await page.keyboard.type("111+222=333");
  await page.locator(".now .tile").nth(14).waitFor();
  assert.equal(await columns(page), 15);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.locator(".now .tile").nth(14).waitFor({ state: "detached" });
  assert.equal(await columns(page), 13, "nothing longer was guessed");
  await page.locator(".now [tabindex='0']").focus();
  await page.keyboard.press("End");
  await page.keyboard.type("33");
  await page.keyboard.press("Enter");
  const row = page.locator(".line").first();
  await page.getByRole("row", { name: /^Guess 1/ }).waitFor();
  await page.getByRole("gridcell", { name: "Place 1: empty" }).waitFor();
  assert.equal(await columns(page), 15);
  assert.equal(await row.locator(".tile:not(.blank)").count(), 15);
  const classes = await row.locator(".tile").evaluateAll((tiles) => tiles.map((tile) => (tile.classList.contains("tile-right") ? "G" : tile.classList.contains("tile-near") ? "Y" : ".")).join(""));
  assert.equal(classes, marksOf("111 + 222 = 333", SHORT.equation));
  await guessNumble(page, "2 - 1 = 1");
  assert.equal(await columns(page), 15, "for every row, the short ones too");
};

tests["Numble: who takes a long equation back until its row is shorter types on in it"] = async ({ page }) => {
  await page.goto(SHORT.path);
  await readyNumble(page);
  await page.keyboard.type("111+222=333");
  await page.getByRole("gridcell", { name: "Place 15: 3" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.getByRole("gridcell", { name: "Place 13: 3" }).and(page.locator(":focus")).waitFor();
};

tests["Numble: a day's board is the same however long its equation is"] = async ({ page }) => {
  const boards = [];
  for (const path of [SHORT.path, OTHER]) {
    await page.goto(path);
    await readyNumble(page);
    const rows = () => page.locator(".rows").evaluate((rows) => rows.innerHTML.replaceAll(/tile-(right|near|none)|in place|elsewhere|absent/g, "MARK"));
    const fresh = await rows();
    await guessNumble(page, "2 + 1 = 3");
    await page.getByRole("gridcell", { name: "Place 1: empty" }).waitFor();
    boards.push([fresh, await rows()]);
  }
  assert.deepEqual(boards[0], boards[1]);
  for (let guess = 2; guess <= 6; guess += 1) await guessNumble(page, "2 + 1 = 3");
  const words = await page.locator(".result").getByText(/^The equation was/).innerText();
  assert.ok(words.length > "The equation was 1 - 1 = 0.".length, `${words} is no longer than the other`);
};

tests["Numble: squares that are shared are each guess's marks, the words count them, and neither has the equation"] = async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(SHORT.path);
  await readyNumble(page);
  const guesses = ["10 + 10 = 20", "9 - 8 = 1", SHORT.equation];
  for (const guess of guesses) await guessNumble(page, guess);
  const result = page.locator(".result");
  await result.getByRole("heading", { name: "Solved in 3" }).waitFor();
  const marks = guesses.map((guess) => marksOf(guess, SHORT.equation));
  const shared = async (name) => {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await result.getByRole("button", { name, exact: true }).click();
    await page.waitForFunction(() => navigator.clipboard.readText());
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const squares = marks.map((row) => row.replaceAll("G", "🟩").replaceAll("Y", "🟨").replaceAll(".", "⬜"));
  assert.equal(await shared("Share"), [`${SHORT.title} 3/6`, "", ...squares].join("\n"));
  const count = (row, mark) => [...row].filter((one) => one === mark).length;
  const told = marks.map((row, index) => `Guess ${index + 1}: ${count(row, "G")} in place, ${count(row, "Y")} elsewhere.`);
  assert.equal(await shared("Share as words"), [`${SHORT.title}: solved in 3 of 6.`, ...told].join("\n"));
};

tests["Numble: beside the board it says what each colour means, gray what is absent"] = async ({ page }) => {
  await page.goto("/numble/unlimited");
  await readyNumble(page);
  const legend = await page.getByRole("complementary").locator("li").evaluateAll((items) => items.map((item) => [/tile-\w+/.exec(item.firstElementChild.className)[0], item.textContent.trim()]));
  assert.deepEqual(legend, [["tile-right", "right place"], ["tile-near", "elsewhere in the equation"], ["tile-none", "not in it, or no more of it"]]);
};

/** It is ten minutes to midnight by the house's time. */
const EVENING = new Date("2025-03-04T23:49:15Z");

tests["Numble: what the house says of the day late wipes out no fault that stands there"] = async ({ page }) => {
  let answer;
  const asked = new Promise((resolve) => (answer = resolve));
  await page.route("**/api/v1/daily", (route) => asked.then(() => route.continue()));
  await page.goto("/numble");
  await readyNumble(page);
  await page.keyboard.type("1+1=3");
  await page.keyboard.press("Enter");
  const fault = page.locator(".say.fault");
  await fault.waitFor();
  const words = await fault.innerText();
  const late = page.waitForResponse("**/api/v1/daily");
  answer();
  await late;
  await page.getByRole("button", { name: "Play officially" }).waitFor();
  assert.equal(await fault.innerText(), words);
};

tests["the time to the next Numble is told and gets less, with when that is by one's own clock"] = {
  look: { timezoneId: "America/Sao_Paulo" },
  play: async ({ page }) => {
    await page.clock.install({ time: EVENING });
    await page.goto("/");
    const card = page.getByRole("region", { name: /^Numble 429/ });
    await card.getByText("Next in 0 h 10 min (00:00 UTC, 09:00 PM your time)").waitFor();
    await page.clock.fastForward("04:00");
    await card.getByText("Next in 0 h 6 min (00:00 UTC").waitFor();
    await card.getByRole("link", { name: "Play today’s" }).click();
    await page.getByText(/^Next in 0 h [56] min\.$/).waitFor();
    await page.clock.setSystemTime(new Date("2025-03-05T00:20:00Z"));
    await page.getByRole("link", { name: "Cluehouse" }).first().click();
    const next = page.getByRole("region", { name: /^Numble 430/ });
    await next.waitFor();
    // It is told anew every half minute.
    await page.clock.fastForward("00:31");
    await next.getByText("Next in 23 h 39 min").waitFor();
  },
};

const month = (page) => page.getByRole("heading", { level: 2 });
const days = (page) => page.locator("main ul").getByRole("listitem");

tests["past days can be gone through month by month, from the first to the last there is, and not beyond"] = async ({ page }) => {
  await page.clock.install({ time: EVENING });
  await page.goto("/numble/archive");
  const [before, after] = [page.getByRole("button", { name: "The month before" }), page.getByRole("button", { name: "The month after" })];
  const names = [];
  const next = async (button, name) => {
    await button.click();
    await month(page).getByText(name, { exact: true }).waitFor();
    names.push(name);
  };
  await month(page).getByText("March 2025", { exact: true }).waitFor();
  assert.equal(await after.getAttribute("aria-disabled"), "true");
  await after.press("Enter");
  assert.equal(await month(page).innerText(), "March 2025");
  // Of the month that runs only days that have been have a puzzle.
  assert.equal(await days(page).getByRole("link").count(), 4);
  assert.equal(await days(page).last().innerText(), "31");
  const all = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
  const told = [...all.map((name) => `${name} 2024`), "January 2025", "February 2025"].reverse();
  for (const name of told) await next(before, name);
  assert.equal(await days(page).getByRole("link").count(), 31);
  assert.equal(await before.getAttribute("aria-disabled"), "true");
  await before.press("Enter");
  assert.equal(await month(page).innerText(), "January 2024");
  await next(after, "February 2024");
  assert.equal(await days(page).getByRole("link").count(), 29);
};

tests["a past day opens from the archive and has its own number, and is shown there as it ended"] = async ({ page }) => {
  await page.clock.install({ time: new Date("2024-06-20T12:00:00Z") });
  const day = (name) => page.locator("main ul").getByRole("link", { name: new RegExp(`^${name.replace(",", " ?,")}$`) });
  await page.goto("/numble/archive");
  await day("14, not played").click();
  await page.waitForURL("**/numble/2024-06-14");
  await page.getByRole("heading", { name: SHORT.title }).waitFor();
  await readyNumble(page);
  await guessNumble(page, SHORT.equation);
  await page.getByRole("heading", { name: "Solved in 1" }).waitFor();
  const [{ form }] = await kept(page, "games", (all) => all.length === 1);
  assert.equal(form, "archive");
  await page.locator(".result").getByRole("link", { name: "Past days" }).click();
  await day("14, solved").waitFor();
  assert.equal(await page.locator("main ul").getByRole("link", { name: /, not played$/ }).count(), 19);
  await day("20, not played").click();
  await page.waitForURL((url) => url.pathname === "/numble");
};

tests["neither a day to come nor one before the first is handed out"] = async ({ page }) => {
  await page.clock.install({ time: EVENING });
  for (const day of ["2025-03-05", "2026-01-01", "2023-12-31"]) {
    await page.goto(`/numble/${day}`);
    await page.getByRole("heading", { name: "There is no such page" }).waitFor();
  }
  await page.goto("/numble/2024-01-01");
  await page.getByRole("heading", { name: "Numble 1", exact: true }).waitFor();
};

export default tests;

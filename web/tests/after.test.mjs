// After a game: what is shared of it, and looking at it guess by guess.
import assert from "node:assert/strict";
import { CLASSIC, rows } from "./board.mjs";
import { marksFor, solve } from "./play.mjs";

const tests = {};

const GAMES = {
  classic: { title: "Classic code", board: CLASSIC, first: ["1111", "2233"] },
  "bulls-and-cows": { title: "Bulls & Cows", board: { keys: "0123456789", length: 4, repeats: false, most: 10 }, first: ["0123"] },
};

for (const [entry, { title, board, first }] of Object.entries(GAMES)) {
  tests[`what is shared of ${entry} is the marks of each guess and nothing else, as signs and as words`] = async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/play/${entry}`);
    const clues = await solve(page, board, first);
    const secret = clues.at(-1).guess;
    const result = page.locator(".result").locator("visible=true");
    await result.getByRole("heading", { name: `Solved in ${clues.length}` }).waitFor();
    const shared = async (name) => {
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await result.getByRole("button", { name, exact: true }).click();
      await page.waitForFunction(() => navigator.clipboard.readText());
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const marks = clues.map(({ guess }) => marksFor(guess, secret));
    const signs = marks.map(({ exact, misplaced }) => "⚫".repeat(exact) + "⚪".repeat(misplaced) + "➖".repeat(board.length - exact - misplaced));
    assert.equal(await shared("Share"), [`Cluehouse ${title} ${clues.length}/${board.most}`, "", ...signs].join("\n"));
    const words = marks.map(({ exact, misplaced }, index) => `Guess ${index + 1}: ${exact} exact, ${misplaced} misplaced.`);
    assert.equal(await shared("Share as words"), [`${title}: solved in ${clues.length} of ${board.most}.`, ...words].join("\n"));
  };
}

tests["a review is gone through by arrows, Home and End, and each guess has its grade and its reason"] = async ({ page }) => {
  await page.goto("/play/classic");
  const clues = await solve(page, CLASSIC, ["1111", "1111", "2222"]);
  await page.getByRole("link", { name: "Review" }).locator("visible=true").first().click();
  const scrubber = page.getByRole("slider", { name: "Guess" });
  const last = clues.length;
  const at = async (step) => {
    await page.waitForFunction((of) => document.querySelector("input[type=range]").getAttribute("aria-valuetext") === of, `${step} of ${last}`);
    assert.equal(await scrubber.inputValue(), String(step));
    assert.equal(await rows(page).count(), step);
  };
  await scrubber.focus();
  await at(last);
  for (const [key, step] of [["Home", 0], ["ArrowLeft", 0], ["ArrowRight", 1], ["End", last], ["ArrowRight", last], ["ArrowLeft", last - 1], ["Home", 0]]) {
    await page.keyboard.press(key);
    await at(step);
    assert.equal(await page.locator("input[type=range]:focus").count(), 1, key);
  }
  await page.getByText("Before the first guess").waitFor();
  const reasons = [];
  for (let step = 1; step <= last; step += 1) {
    await page.keyboard.press("ArrowRight");
    await at(step);
    const said = page.locator(".said");
    const grade = await said.getByRole("heading").innerText();
    assert.match(grade, new RegExp(`^Guess ${step}: (Best|Good|Loose|Impossible)$`));
    assert.match(await page.locator("tbody tr.on td").first().innerText(), new RegExp(`^${grade.split(": ")[1]}$`));
    const reason = await said.locator("p").first().innerText();
    assert.match(reason, /^[A-Z][^{}]+\.$/, `guess ${step} has no reason`);
    assert.doesNotMatch(reason, /\bcoach-/);
    reasons.push(reason);
  }
  // The second was the first again, and that is what is said of it.
  assert.equal(reasons[1], "This was guess 1 again.");
  await page.getByRole("button", { name: "One guess back" }).click();
  await at(last - 1);
  await page.getByRole("button", { name: "One guess on" }).click();
  await at(last);
};

export default tests;

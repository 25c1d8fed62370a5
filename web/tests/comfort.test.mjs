// What makes a board comfortable: nothing is lost by a press, a reload or midnight, and the way on is where one looks for it.
import assert from "node:assert/strict";
import { kept, keptOnDevice, miss, missed, ready, readyNumble, solve } from "./play.mjs";
import { watchShifts } from "./traffic.mjs";

const CLASSIC = { keys: "123456", length: 4, repeats: true, most: 10 };
const rows = (page) => page.locator("[role=table] [role=row]");
const cells = (page) => page.locator("[role=gridcell]");

const tests = {};

tests["hints name symbols as the board does, on boards of one's own too"] = async ({ page }) => {
  await page.goto("/play/custom");
  for (let step = 0; step < 2; step += 1) await page.getByRole("button", { name: "More: Symbols" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await ready(page);
  await page.getByRole("button", { name: "Practise with help" }).click();
  await miss(page, "1122", 1);
  await page.getByRole("tab", { name: "Assist" }).click();
  const hint = page.getByRole("tabpanel").getByRole("button", { name: "Hint", exact: true });
  for (let taken = 0; taken === 0 || (await hint.isVisible()); taken += 1) {
    await hint.click();
    await page.locator("ol li").nth(taken).waitFor();
  }
  const colour = "(red|blue|green|yellow|orange|violet|cyan|pink)";
  assert.match(await page.locator("ol li").last().innerText(), new RegExp(`^A good guess: ${colour}(, ${colour}){3}$`));
};

tests["a second press holds a peg, the first does not"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  for (const key of "1234") await page.keyboard.press(key);
  const held = page.locator("[role=gridcell].held");
  await cells(page).nth(1).click();
  assert.equal(await held.count(), 0);
  await cells(page).nth(1).click();
  await held.waitFor();
  await page.keyboard.press("Enter");
  await missed(page, 1);
  await page.getByRole("gridcell", { name: "Place 2: blue, held" }).waitFor();
  await page.keyboard.press("Space");
};

tests["another game is asked about where one has begun"] = async ({ page }) => {
  await page.goto("/play/classic");
  await miss(page, "1122", 1);
  const other = page.getByRole("button", { name: "Practise with help" });
  await other.click();
  await page.getByText("Leave this game?").waitFor();
  await page.getByRole("group").getByRole("button", { name: "Go on" }).click();
  assert.equal(await rows(page).count(), 1);
  await other.click();
  await page.getByRole("group").getByRole("button", { name: "Practise with help" }).click();
  await ready(page);
  assert.equal(await rows(page).count(), 0);
  await page.getByRole("button", { name: "Play without help" }).waitFor();
};

tests["a game the other way round outlives a reload and another language"] = async ({ page }) => {
  await page.goto("/play/classic/reversed");
  const answer = page.getByRole("button", { name: "Answer" });
  await answer.click();
  await rows(page).nth(1).waitFor();
  await keptOnDevice(page);
  const before = await rows(page).first().innerText();
  await page.reload();
  await rows(page).nth(1).waitFor();
  assert.equal(await rows(page).first().innerText(), before);
  await page.goto("/");
  await page.getByRole("link", { name: "Go on", exact: true }).click();
  await rows(page).nth(1).waitFor();
};

tests["a link to a board that is over leads to another game, and back to the one that was"] = async ({ page }) => {
  await page.goto("/play/classic");
  const { length: tries } = await solve(page, CLASSIC);
  await page.getByRole("link", { name: "Review" }).locator("visible=true").first().click();
  await page.getByRole("heading", { name: /^Review/ }).first().waitFor();
  await page.goBack();
  await page.locator("h2:visible", { hasText: /Solved in/ }).first().waitFor();
  assert.equal(await rows(page).count(), tries);
  await page.goForward();
  await page.getByRole("link", { name: "Again" }).click();
  await ready(page);
  assert.equal(await rows(page).count(), 0);
};

tests["the front page's first guess begins a plain game, whatever was played before"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  await page.getByRole("button", { name: "Practise with help" }).click();
  await ready(page);
  await solve(page, CLASSIC);
  await page.getByRole("link", { name: "Cluehouse" }).first().click();
  await cells(page).first().click();
  for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
  await page.waitForURL("**/play/classic");
  await missed(page, 1);
  await page.getByRole("button", { name: "Practise with help" }).waitFor();
};

tests["the copy button goes one row back each time"] = async ({ page }) => {
  await page.goto("/play/classic");
  await miss(page, "1122", 1);
  await miss(page, "3344", 2);
  const copy = page.getByRole("button", { name: "Copy an earlier guess" });
  await copy.click();
  await page.getByRole("gridcell", { name: "Place 1: green" }).waitFor();
  await copy.click();
  await page.getByRole("gridcell", { name: "Place 1: red" }).waitFor();
  await cells(page).first().focus();
  for (const key of ["Shift+Delete", "5", "5", "6", "6", "Enter"]) await page.keyboard.press(key);
  await missed(page, 3);
  await copy.click();
  await page.getByRole("gridcell", { name: "Place 1: orange" }).waitFor();
};

tests["an earlier guess is copied by a press on it, and a long press on a piece fills the rest"] = {
  look: { viewport: { width: 360, height: 740 }, hasTouch: true },
  play: async ({ page }) => {
    await page.clock.install();
    await page.goto("/play/classic");
    await miss(page, "1122", 1);
    await rows(page).first().tap();
    await page.getByRole("gridcell", { name: "Place 4: blue" }).waitFor();
    await page.getByRole("button", { name: "Clear the row" }).tap();
    await page.getByRole("gridcell", { name: "Place 1: empty" }).waitFor();
    const green = page.getByRole("toolbar").getByRole("button", { name: "Green" });
    await page.getByRole("toolbar").getByRole("button", { name: "Red" }).tap();
    await green.dispatchEvent("pointerdown", { button: 0, pointerType: "touch", pointerId: 2 });
    await page.clock.runFor(400);
    assert.equal(await cells(page).locator("[data-piece]").count(), 1, "not before it is long");
    await page.clock.runFor(200);
    await page.getByRole("gridcell", { name: "Place 4: green" }).waitFor();
    await green.dispatchEvent("pointerup", { pointerId: 2 });
    await green.dispatchEvent("click");
    for (const [place, name] of ["red", "green", "green", "green"].entries()) await page.getByRole("gridcell", { name: `Place ${place + 1}: ${name}` }).waitFor();
  },
};

tests["undo brings back what was held, and lets go of what was not"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  const held = page.locator("[role=gridcell].held");
  for (const key of ["1", "Home", "Space"]) await page.keyboard.press(key);
  await held.waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("gridcell", { name: "Place 1: empty" }).waitFor();
  assert.equal(await held.count(), 0);
  for (const key of ["2", "Home", "Space", "Shift+Delete"]) await page.keyboard.press(key);
  await page.getByRole("gridcell", { name: "Place 1: empty" }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("gridcell", { name: "Place 1: blue, held" }).waitFor();
};

tests["what was begun is there after another board, and after a reload, with what is held and noted"] = async ({ page }) => {
  await page.goto("/play/classic");
  await miss(page, "1122", 1);
  for (const key of ["3", "Home", "Space", "4"]) await page.keyboard.press(key);
  const note = page.getByRole("table", { name: "Notes" }).getByRole("button").first();
  await note.click();
  const noted = await note.getAttribute("aria-label");
  await page.getByRole("link", { name: "Cluehouse" }).first().click();
  await page.getByRole("link", { name: /^Super/ }).click();
  await ready(page);
  await page.keyboard.press("5");
  await page.goBack();
  await page.goBack();
  await page.getByRole("gridcell", { name: "Place 1: yellow, held" }).waitFor();
  await page.reload();
  await page.getByRole("gridcell", { name: "Place 1: yellow, held" }).waitFor();
  assert.equal(await note.getAttribute("aria-label"), noted);
  await page.goto("/play/super");
  await page.getByRole("gridcell", { name: "Place 1: orange" }).waitFor();
};

tests["what was chosen before the first guess is chosen after a reload: the time, practice, a bot, a board of one's own"] = async ({ page }) => {
  await page.goto("/play/skemind");
  await ready(page);
  await page.getByRole("button", { name: "Time allowance" }).click();
  await page.getByText("No limit", { exact: true }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await ready(page);
  await page.keyboard.press("1");
  await page.reload();
  await page.getByRole("gridcell", { name: "Place 1: circle" }).waitFor();
  await page.getByRole("button", { name: "Time allowance" }).waitFor();
  assert.equal(await page.locator(".clock").count(), 0);
  await page.goto("/play/classic");
  await ready(page);
  await page.getByRole("button", { name: "Practise with help" }).click();
  await ready(page);
  await page.reload();
  await page.getByRole("tab", { name: "Assist" }).waitFor();
  await page.getByRole("button", { name: "Race a bot" }).click();
  await page.getByText("Very hard").click();
  await page.getByRole("button", { name: "Start the race" }).click();
  await ready(page);
  await page.reload();
  await page.locator(".side.rival").getByText(/Very hard/i).waitFor();
  await miss(page, "1122", 1);
  await page.locator(".side.rival li").first().waitFor();
  await page.goto("/play/custom");
  for (let step = 0; step < 2; step += 1) await page.getByRole("button", { name: "More: Places" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await ready(page);
  await page.keyboard.press("1");
  await page.reload();
  await page.getByRole("gridcell", { name: "Place 1: red" }).waitFor();
  assert.equal(await cells(page).count(), 6);
};

tests["a clock never starts because the page was loaded anew"] = async ({ page }) => {
  await page.clock.install();
  await page.goto("/play/skemind");
  await ready(page);
  await page.keyboard.press("1");
  const clock = page.locator(".clock b");
  await page.clock.runFor(20_000);
  await clock.filter({ hasText: /^2:/ }).waitFor();
  await page.reload();
  await page.getByRole("gridcell", { name: "Place 1: circle" }).waitFor();
  await ready(page);
  await page.clock.runFor(20_000);
  assert.equal(await clock.innerText(), "3:00");
  await page.keyboard.press("2");
  await page.clock.runFor(20_000);
  assert.match(await clock.innerText(), /^2:(39|40|41)$/);
};

tests["what was refused is no longer marked once the row is another"] = async ({ page }) => {
  await page.goto("/play/skemind");
  await ready(page);
  for (const key of ["1", "2", "3", "1", "Enter"]) await page.keyboard.press(key);
  await page.locator("[role=gridcell].bad").waitFor();
  await page.keyboard.press("Backspace");
  await page.getByRole("gridcell", { name: "Place 4: empty" }).waitFor();
  assert.equal(await page.locator("[role=gridcell].bad").count(), 0);
  assert.equal(await page.locator(".say").innerText(), "");
};

for (const [width, height] of [[1280, 860], [1024, 768], [360, 740]]) {
  tests[`the clock is in sight at ${width} pixels, in zen too, with a bar that gets shorter`] = {
    look: { viewport: { width, height } },
    play: async ({ page }) => {
      await page.clock.install();
      await page.goto("/play/skemind");
      await ready(page);
      await page.keyboard.press("1");
      await page.clock.runFor(155_000);
      const clock = page.locator(".clock");
      const seen = async () => {
        await page.getByText("25 s left", { exact: true }).waitFor();
        const { x, y, width: wide, height: high } = await clock.boundingBox();
        assert.ok(x >= 0 && y >= 0 && x + wide <= width && y + high <= height, JSON.stringify([x, y, wide, high]));
        assert.ok(Math.abs(Number(await clock.locator("i").evaluate((bar) => bar.style.getPropertyValue("--share"))) - 25 / 180) < 0.01);
      };
      await seen();
      await page.keyboard.press("z");
      await page.getByRole("button", { name: "Leave zen mode" }).locator("visible=true").waitFor();
      await seen();
    },
  };
}

tests["in zen one sees how it ended, and can play again"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  await page.keyboard.press("z");
  await solve(page, CLASSIC);
  await page.locator("h2:visible", { hasText: /Solved in/ }).waitFor();
  await page.getByRole("button", { name: "Again" }).and(page.locator(":focus")).press("Enter");
  await ready(page);
  assert.equal(await rows(page).count(), 0);
};

tests["a first guess whose board cannot be loaded says so, and can be made later"] = {
  breaks: /ERR_FAILED|Failed to fetch/,
  play: async ({ page }) => {
    await page.route(/\/assets\/Board-/, (route) => route.abort());
    await page.goto("/");
    await cells(page).first().click();
    await page.keyboard.press("1");
    await page.getByRole("button", { name: /places? (is|are) empty|empty/ }).first().waitFor();
    for (const key of ["1", "2", "2", "Enter"]) await page.keyboard.press(key);
    await page.getByRole("status").filter({ hasText: "Your games and settings are still here." }).waitFor();
    assert.equal(await cells(page).locator("[data-piece]").count(), 4, "the row is still there");
  },
};

tests["letters of commands are those that are printed on the keys"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  await page.keyboard.press("1");
  await page.getByRole("gridcell", { name: "Place 1: red" }).waitFor();
  // Where a French keyboard has its Z.
  await cells(page).first().dispatchEvent("keydown", { key: "z", code: "KeyW", ctrlKey: true });
  await page.getByRole("gridcell", { name: "Place 1: empty" }).waitFor();
};

tests["Enter checks a Numble after a press on a tile and on the keypad"] = async ({ page }) => {
  await page.goto("/numble/unlimited");
  await readyNumble(page);
  await page.keyboard.type("12+3=1");
  await page.locator(".now .tile").first().click();
  await page.keyboard.press("End");
  await page.getByRole("group", { name: "Keypad" }).getByRole("button", { name: "5", exact: true }).click();
  await page.keyboard.press("Enter");
  await page.locator(".line:not(.now) .tile-right, .line:not(.now) .tile-near, .line:not(.now) .tile-none").first().waitFor();
};

tests["a day's Numble that was begun before midnight is gone on with, and counts"] = async ({ page }) => {
  await page.clock.install({ time: new Date("2025-03-04T23:50:00Z") });
  await page.goto("/numble");
  await readyNumble(page);
  await page.keyboard.type("12+34=46");
  await page.keyboard.press("Enter");
  await rows(page).locator(".tile-right, .tile-near, .tile-none").first().waitFor();
  await keptOnDevice(page);
  await page.clock.setSystemTime(new Date("2025-03-05T00:10:00Z"));
  await page.goto("/");
  await page.getByRole("heading", { name: /^Numble 430/ }).waitFor();
  await cells(page).first().waitFor();
  assert.equal(await page.getByRole("link", { name: "Go on", exact: true }).count(), 0, "it is not today's any more");
  await page.goto("/numble/2025-03-04");
  await readyNumble(page);
  for (let guess = 2; guess <= 6; guess += 1) {
    await page.keyboard.type("12+34=46");
    await page.keyboard.press("Enter");
    await page.locator(".line").nth(guess - 1).locator(".tile-right, .tile-near, .tile-none").first().waitFor();
  }
  const [{ form }] = await kept(page, "games", (all) => all.length > 0);
  assert.equal(form, "daily");
};

tests["a page that is open over midnight has the new day where one asks for it"] = async ({ page }) => {
  await page.clock.install({ time: new Date("2025-03-04T23:50:00Z") });
  await page.goto("/numble");
  await readyNumble(page);
  await page.getByRole("heading", { name: "Numble 429" }).waitFor();
  await page.clock.setSystemTime(new Date("2025-03-05T00:10:00Z"));
  await page.getByRole("link", { name: "Today’s" }).click();
  await page.getByRole("heading", { name: "Numble 430" }).waitFor();
};

tests["what is left of the time is told aloud, and there may be more of it"] = async ({ page }) => {
  await page.clock.install();
  await page.goto("/play/skemind");
  await ready(page);
  await page.getByRole("button", { name: "Time allowance" }).click();
  await page.getByText("× 1.5", { exact: true }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await ready(page);
  await page.clock.runFor(1000);
  assert.equal(await page.locator(".clock b").innerText(), "4:30");
  await page.keyboard.press("1");
  const told = [];
  for (let second = 0; second < 265; second += 1) {
    await page.clock.runFor(1000);
    const words = await page.locator("[role=alert]").first().textContent();
    if (words) told.push(words);
  }
  assert.deepEqual([...new Set(told)], ["60 seconds left", "30 seconds left", "10 seconds left"]);
};

tests["links within a page work, and a new page is read from its beginning"] = async ({ page }) => {
  await page.goto("/games");
  await page.getByRole("link", { name: "Cluehouse" }).first().waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.hash === "#main" && document.activeElement?.id === "main");
  await page.getByRole("link", { name: "Statistics" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Statistics" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === "main");
};

tests["nothing moves on the front page of who comes back to a game"] = {
  look: { viewport: { width: 360, height: 740 } },
  play: async ({ page }) => {
    await page.goto("/play/classic");
    await miss(page, "1122", 1);
    await keptOnDevice(page);
    await page.addInitScript(watchShifts);
    await page.goto("/");
    await page.getByRole("link", { name: "Go on", exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    assert.deepEqual(await page.evaluate(() => globalThis.shifts), []);
  },
};

tests["a first guess says what its marks leave open, and the second does not"] = async ({ page }) => {
  await page.goto("/play/classic");
  const which = page.locator(".say", { hasText: "Which ones? That is the game." });
  const marks = await miss(page, "1122", 1);
  await page.locator(".say", { hasText: "in the right place" }).waitFor();
  assert.equal(await which.count(), marks.exact + marks.misplaced > 0 ? 1 : 0);
  await miss(page, "3456", 2);
  await which.waitFor({ state: "detached" });
};

export default tests;

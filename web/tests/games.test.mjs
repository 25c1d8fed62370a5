// Every game won and lost by keyboard alone; what is kept, said and shared of it.
import assert from "node:assert/strict";
import { CUT_OFF, cutOff, findings, guessNumble, kept, keptOnDevice, marksAt, marksFor, marksOf, miss, missed, pressAt, ready, readyNumble, solve, tabTo, until } from "./play.mjs";

const BOARDS = {
  classic: { keys: "123456", length: 4, repeats: true, most: 10 },
  super: { keys: "12345678", length: 5, repeats: true, most: 12 },
  skemind: { keys: "123456", length: 4, repeats: false, most: 8 },
  "bulls-and-cows": { keys: "0123456789", length: 4, repeats: false, most: 10 },
};

const tests = {};

for (const [entry, board] of Object.entries(BOARDS)) {
  tests[`${entry} is won by keyboard alone`] = async ({ page }) => {
    await page.goto(`/play/${entry}`);
    const clues = await solve(page, board);
    assert.equal(clues.at(-1).exact, board.length, "a player who keeps to what is possible solves it");
    await page.getByRole("button", { name: "Again" }).locator("visible=true").first().waitFor();
    assert.match(await page.locator("h2:visible", { hasText: /Solved in/ }).first().innerText(), new RegExp(`Solved in ${clues.length}$`));
    // Who presses once too often still sees the result; a moment later Again is one key away, and the next board is empty.
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Again" }).and(page.locator(":focus")).waitFor();
    assert.equal(await page.locator("[role=table] [role=row]").count(), clues.length);
    await page.keyboard.press("Enter");
    await ready(page);
    assert.equal(await page.locator("[role=table] [role=row]").count(), 0);
  };
}

/** Boards that are lost by the same wrong guess again and again, which is allowed and counts. */
const LOSSES = {
  classic: { guess: "1122", tries: 10 },
  super: { guess: "11223", tries: 12 },
  skemind: { guess: "1234", tries: 8 },
  "bulls-and-cows": { guess: "0123", tries: 10 },
  custom: { guess: "112", tries: 2 },
};

/** A small board of one's own. */
async function chooseSmall(page) {
  await pressAt(page, page.getByRole("button", { name: "Fewer: Places" }));
  await page.getByRole("button", { name: "Fewer: Tries" }).focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press("Enter");
  await pressAt(page, page.getByRole("button", { name: "Play", exact: true }));
}

for (const [entry, { guess, tries }] of Object.entries(LOSSES)) {
  tests[`${entry} is lost when no tries are left: its code is shown, and it counts as not solved`] = async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/play/${entry}`);
    if (entry === "custom") await chooseSmall(page);
    for (let number = 1; number <= tries; number += 1) await miss(page, guess, number);
    const result = page.locator(".result").locator("visible=true");
    await result.getByRole("heading", { name: "No tries left" }).waitFor();
    assert.equal(await result.locator(".code").getByRole("img").count(), guess.length);
    assert.equal(await page.locator("[role=gridcell]").count(), 0, "nothing can be guessed any more");
    await result.getByRole("row", { name: "not solved 1" }).waitFor();
    await result.getByRole("button", { name: "Share", exact: true }).click();
    await result.getByRole("status").filter({ hasText: "Copied" }).waitFor();
    const [head, , ...rows] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    assert.match(head, new RegExp(` X/${tries}$`));
    assert.equal(rows.length, tries);
    await page.goto("/statistics");
    await page.getByText("played", { exact: true }).waitFor();
    assert.match(await page.locator("dl").innerText(), /\b0\s*%/);
  };
}

/** The points of a result, by what they are for. */
async function pointsOf(page) {
  const table = page.getByRole("table", { name: "Where the points come from" }).locator("visible=true");
  await table.waitFor();
  const rows = await table.getByRole("row").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  return Object.fromEntries(rows.map(([what, points]) => [what, Number(points.replace(",", ""))]));
}

tests["Skemind is lost when the time is up, and its points are told line by line"] = async ({ page }) => {
  await page.clock.install();
  await page.goto("/play/skemind");
  const { exact, misplaced } = await miss(page, "1234", 1);
  await page.clock.fastForward("02:30");
  assert.equal(await page.getByRole("heading", { name: "Time is up" }).count(), 0);
  await page.clock.fastForward("00:31");
  await page.getByRole("heading", { name: "Time is up" }).locator("visible=true").waitFor();
  const { Points, ...lines } = await pointsOf(page);
  assert.deepEqual(lines, { [`${exact} exact × 60`]: 60 * exact, [`${misplaced} misplaced × 25`]: 25 * misplaced });
  assert.equal(Points, 60 * exact + 25 * misplaced);
};

tests["a solved Skemind adds up, on a desk and in a phone's sheet"] = async ({ page }) => {
  await page.goto("/play/skemind");
  await solve(page, BOARDS.skemind);
  const { Points, ...lines } = await pointsOf(page);
  assert.deepEqual(Object.keys(lines), ["4 exact × 60", "0 misplaced × 25", "Solved", "Time left"]);
  assert.equal(Object.values(lines).reduce((sum, points) => sum + points, 0), Points);
  assert.ok([700, 500, 300, 100].includes(lines["Time left"]), `${lines["Time left"]} is no bonus`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator(".sheet summary").click();
  assert.deepEqual(await pointsOf(page), { ...lines, Points });
  await page.locator(".sheet").getByRole("img", { name: /^Games by number of tries: 1: \d/ }).waitFor();
};

tests["a result says what help was taken, and so does what is shared; practice has no bar"] = async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/play/classic");
  await ready(page);
  await page.getByRole("button", { name: "Practise with help" }).click();
  await ready(page);
  await page.keyboard.press("h");
  await page.locator(".say", { hasText: "1,296 codes are still possible" }).waitFor();
  const clues = await solve(page, BOARDS.classic);
  const result = page.locator(".result").locator("visible=true");
  await result.getByText("A practice game, with 1 hint.").waitFor();
  assert.equal(await result.locator(".bars").count(), 0);
  for (const [name, head] of [["Share", `Cluehouse Classic code (practice, 1 hint) ${clues.length}/10`], ["Share as words", `Classic code (practice, 1 hint): solved in ${clues.length} of 10.`]]) {
    await result.getByRole("button", { name, exact: true }).click();
    await until(page, () => navigator.clipboard.readText(), null, (shared) => shared.split("\n")[0] === head);
  }
};

tests["a board of one's own is chosen and won by keyboard alone"] = async ({ page }) => {
  await page.goto("/play/custom");
  await page.getByRole("heading", { name: "A board of your own" }).waitFor();
  await pressAt(page, page.getByRole("button", { name: "More: Places" }));
  await pressAt(page, page.getByRole("button", { name: "Play", exact: true }));
  const clues = await solve(page, { keys: "123456", length: 5, repeats: true, most: 10 });
  assert.equal(clues.at(-1).exact, 5);
  await page.getByRole("button", { name: "Again" }).and(page.locator(":focus")).press("Enter");
  await ready(page);
  assert.equal(await page.locator("[role=gridcell]").count(), 5, "the next board is the same");
};

/** A place of the row being filled, by what is in it. */
const inPlace = (page, place, what) => page.getByRole("gridcell", { name: `Place ${place}: ${what}`, exact: true }).waitFor();

async function inRow(page, ...what) {
  for (const [index, one] of what.entries()) await inPlace(page, index + 1, one);
}

tests["pegs are held, rows filled, copied and undone by keyboard"] = async ({ page }) => {
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.goto("/play/classic");
  await ready(page);
  await press("1", "Home", "Space");
  await inRow(page, "red, held", "empty", "empty", "empty");
  await press("Shift+ArrowRight");
  await inRow(page, "red, held", "red", "red", "red");
  await press("Control+z");
  await inRow(page, "red, held", "empty", "empty", "empty");
  await press("ArrowRight", "2", "3", "4", "Enter");
  await missed(page, 1);
  // Pegs that are held are there again, and the cursor is where the first is missing.
  await inRow(page, "red, held", "empty", "empty", "empty");
  await page.getByRole("gridcell", { name: "Place 2: empty", exact: true }).and(page.locator(":focus")).waitFor();
  await press("5", "5", "5", "Enter");
  await missed(page, 2);
  await press("Shift+ArrowUp", "Shift+ArrowUp");
  await inRow(page, "red, held", "blue", "green", "yellow");
  await press("Shift+ArrowDown");
  await inRow(page, "red, held", "orange", "orange", "orange");
  await press("Control+z");
  await inRow(page, "red, held", "blue", "green", "yellow");
  await press("Home", "Space", "Shift+Delete");
  await inRow(page, "empty", "empty", "empty", "empty");
  await press("ArrowUp", "ArrowUp", "ArrowDown", "End", "ArrowDown");
  await inRow(page, "red", "empty", "empty", "violet");
  await press("Backspace", "Backspace", "6");
  await inRow(page, "red", "empty", "violet", "empty");
  await press("ArrowRight", "Delete", "Home", "Delete");
  await inRow(page, "empty", "empty", "violet", "empty");
};

tests["keys that were changed in the settings work on the board, and those of before no more"] = async ({ page }) => {
  await page.goto("/settings");
  const change = async (command, key, told) => {
    await page.getByRole("button", { name: new RegExp(`^${command}: `) }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: "Press the new key." }).waitFor();
    await page.keyboard.press(key);
    await page.getByRole("status").filter({ hasText: told }).waitFor();
  };
  await change("Undo", "r", "That key places a peg.");
  await page.keyboard.press("t");
  await page.getByRole("status").filter({ hasText: "That key is taken: Say time and tries." }).waitFor();
  await page.keyboard.press("u");
  await page.getByRole("status").filter({ hasText: "Undo is now U." }).waitFor();
  await change("Check", "j", "Check is now J.");
  await change("First place", "q", "First place is now Q.");
  await page.goto("/play/classic");
  await ready(page);
  for (const key of ["1", "1", "2"]) await page.keyboard.press(key);
  await page.keyboard.press("u");
  await inRow(page, "red", "red", "empty", "empty");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("q");
  await page.getByRole("gridcell", { name: "Place 1: red", exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("End");
  for (const key of ["2", "2"]) await page.keyboard.press(key);
  await inRow(page, "red", "red", "blue", "blue");
  await page.keyboard.press("j");
  await missed(page, 1);
  await page.locator("kbd", { hasText: /^J$/ }).locator("visible=true").waitFor();
};

tests["marks are painted beside the row that was checked before it joins the others, and what is typed meanwhile goes into the next"] = async ({ page }) => {
  const marks = page.locator(".now .told .num");
  const rows = page.locator("[role=table] [role=row]");
  await page.clock.install();
  await page.goto("/play/classic");
  await miss(page, "1122", 1);
  // From here on no frame is drawn and no timer ends, unless it is said.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const key of "3344") await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await marks.waitFor();
  const seen = async (marks, what) => (await marks.locator(what).evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.textContent || one.getAttribute("class").split(" ")[0]))).sort();
  const early = await seen(page.locator(".now .told .plate"), "circle");
  const counted = await seen(marks, ".any > *");
  assert.ok(!(await page.locator(".now .of").evaluate((tries) => tries.checkVisibility({ visibilityProperty: true }))), "the marks are in sight");
  await page.keyboard.press("6");
  assert.equal(await rows.count(), 1, "the row still stands where it was filled");
  await page.clock.runFor(200);
  await missed(page, 2);
  assert.deepEqual(await seen(rows.nth(1).locator(".plate"), "circle"), early);
  assert.equal(early.length, 4);
  assert.deepEqual((await rows.nth(1).locator(".vh").last().textContent()).match(/\d+/g).sort(), counted);
  assert.equal(await marks.count(), 0);
  assert.equal(await page.locator("[role=gridcell] [data-piece]").count(), 1);
};

tests["a game goes on after a reload, where it was"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  const before = await miss(page, "1122", 1);
  await keptOnDevice(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Go on", exact: true }).click();
  assert.deepEqual(await missed(page, 1), before);
  await page.reload();
  assert.deepEqual(await missed(page, 1), before);
};

tests["what was begun and noted is there again after a reload, on a board and in Numble"] = async ({ page }) => {
  const filled = () => page.locator("[role=gridcell] [data-piece]").count();
  await page.goto("/play/classic");
  await miss(page, "1122", 1);
  await keptOnDevice(page);
  for (const key of "34") await page.keyboard.press(key);
  await page.getByRole("button", { name: "Red in place 1: open" }).click();
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Red in place 1: possible" }).waitFor();
  assert.equal(await filled(), 2);
  await page.keyboard.press("5");
  await page.keyboard.press("6");
  await page.keyboard.press("Enter");
  await missed(page, 2);
  await page.reload();
  await ready(page);
  assert.equal(await filled(), 0, "what was played is not begun any more");
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  await page.keyboard.type("12+3");
  await page.reload();
  await readyNumble(page);
  assert.equal((await page.locator(".now .tile").allInnerTexts()).join("").replace(/\s/g, ""), "12+3");
};

tests["a fault in an equation is named with the signs of the keys, and its tile is marked"] = async ({ page }) => {
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  await page.keyboard.type("12=12");
  await page.keyboard.press("Enter");
  await page.locator(".say", { hasText: "use + − × (*) or ÷ (/)" }).waitFor();
  assert.equal(await page.locator(".tile.bad").count(), 0, "what is missing has no tile");
  for (let erased = 0; erased < 5; erased += 1) await page.keyboard.press("Backspace");
  await page.keyboard.type("1+2+3=6");
  await page.keyboard.press("Enter");
  await page.locator(".say", { hasText: "second operator at place 7" }).waitFor();
  assert.equal(await page.locator(".tile").nth(6).and(page.locator(".bad")).innerText(), "+");
  await page.keyboard.press("Backspace");
  assert.equal(await page.locator(".tile.bad").count(), 0);
};

tests["what was begun in one game is not there in the next, and is forgotten with everything else"] = async ({ page }) => {
  const kept = () => page.evaluate(() => JSON.stringify(JSON.parse(localStorage.getItem("cluehouse.unplayed.code") ?? "[]")));
  await page.goto("/play/classic");
  await miss(page, "1122", 1);
  await page.keyboard.press("3");
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  assert.match(await kept(), /"used":1/);
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Again" }).locator("visible=true").first().click();
  await miss(page, "1122", 1);
  await page.getByRole("link", { name: /Cluehouse/ }).first().click();
  await page.getByRole("link", { name: "Go on", exact: true }).click();
  await ready(page);
  assert.equal(await page.locator("[role=gridcell] [data-piece]").count(), 0);
  await page.keyboard.press("3");
  await page.getByRole("link", { name: "Statistics" }).first().click();
  await page.getByRole("button", { name: "Forget me on this device" }).click();
  await page.getByRole("button", { name: "Forget everything" }).click();
  await page.getByText("Everything is forgotten.").waitFor();
  await page.reload();
  assert.equal(await kept(), "[]");
};

/** Lets a page wait for its engine until told otherwise. */
async function withoutEngine(page) {
  let come = () => undefined;
  const wanted = new Promise((resolve) => (come = resolve));
  await page.route("**/*.wasm", (route) => wanted.then(() => route.continue()));
  return come;
}

tests["who guesses before a game that was left is there guesses in that game, and in no other"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  await miss(page, "1122", 1);
  await keptOnDevice(page);
  const come = await withoutEngine(page);
  await page.goto("/play/classic");
  const slots = page.locator("[role=gridcell]");
  await slots.first().click();
  for (const key of ["3", "3", "4", "4", "Enter"]) await page.keyboard.press(key);
  assert.equal(await page.locator("[role=table] [role=row]").count(), 0, "nothing is known without an engine");
  come();
  await missed(page, 2);
  assert.equal(await page.locator("[role=table] [role=row]").count(), 2);
};

tests["a new game that is wanted before the first guess is answered stays new"] = async ({ page }) => {
  const come = await withoutEngine(page);
  await page.goto("/play/classic");
  await page.locator("[role=gridcell]").first().click();
  for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Practise with help" }).click();
  come();
  await page.getByRole("button", { name: "Play without help" }).waitFor();
  assert.equal(await page.locator("[role=table] [role=row]").count(), 0);
};

tests["an engine that cannot be loaded is said, and trying again goes on with the game that was left"] = {
  breaks: CUT_OFF,
  play: async ({ page }) => {
    await page.goto("/play/classic");
    await ready(page);
    const before = await miss(page, "1122", 1);
    await keptOnDevice(page);
    for (const key of "34") await page.keyboard.press(key);
    const letThrough = await cutOff(page);
    await page.reload();
    await page.getByRole("alert").filter({ hasText: "The game could not be loaded." }).waitFor();
    // What was begun before is not lost because somebody looks elsewhere meanwhile.
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("alert").waitFor();
    await letThrough();
    await page.getByRole("button", { name: "Try again" }).click();
    await ready(page);
    assert.deepEqual(await missed(page, 1), before);
    await miss(page, "56", 2);
  },
};

tests["a coach that cannot be loaded is said, and can be asked again"] = {
  breaks: CUT_OFF,
  play: async ({ page }) => {
    await page.goto("/play/classic");
    await solve(page, BOARDS.classic);
    const letThrough = await cutOff(page);
    await page.getByRole("link", { name: "Review" }).locator("visible=true").first().click();
    await page.getByRole("alert").filter({ hasText: "The coach could not be loaded." }).waitFor();
    await letThrough();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("slider").waitFor();
  },
};

tests["the first four pegs on the front page are the first guess"] = async ({ page }) => {
  await page.goto("/");
  for (const name of ["Red", "Red", "Blue", "Blue"]) await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("button", { name: "Check" }).click();
  await page.waitForURL("**/play/classic");
  await missed(page, 1);
};

tests["a refusal names the symbol and its place"] = async ({ page }) => {
  await page.goto("/play/skemind");
  await ready(page);
  for (const key of ["1", "2", "3", "1", "Enter"]) await page.keyboard.press(key);
  await page.getByRole("status").filter({ hasText: "Circle is already in place 1" }).waitFor();
  assert.equal(await page.locator("[role=table] [role=row]").count(), 0, "nothing was guessed");
};

tests["a clock waits for the first peg, and then it runs"] = async ({ page }) => {
  await page.clock.install();
  await page.goto("/play/skemind");
  await ready(page);
  const clock = page.locator(".clock b");
  await page.clock.runFor(20_000);
  assert.equal(await clock.innerText(), "3:00");
  await page.keyboard.press("1");
  await page.clock.runFor(20_000);
  assert.match(await clock.innerText(), /^2:(39|40|41)$/);
};

/** Goes from a board into a room; answers what the room plays. */
async function goTogether(page) {
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/rooms"));
  await page.getByRole("button", { name: "Play with friends" }).click();
  const { games } = (await asked).postDataJSON();
  await page.waitForURL("**/room/*");
  return games.map(({ settings }) => settings.d.variant);
}

tests["a board leads to a room with its game"] = async ({ page }) => {
  await page.goto("/play/super");
  await ready(page);
  assert.deepEqual(await goTogether(page), [{ t: "super" }]);
};

tests["a board of one's own goes into a room as it is"] = async ({ page }) => {
  await page.goto("/play/custom");
  await page.getByRole("button", { name: "More: Places" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await ready(page);
  const [{ d }] = await goTogether(page);
  assert.deepEqual(d, { space: { symbols: 6, length: 5, repeats: true }, attempts: 10, seconds: null });
};

tests["a board of twelve symbols and eight places can be played at 320 pixels, by touch and by keyboard"] = {
  look: { viewport: { width: 320, height: 568 }, hasTouch: true },
  play: async ({ page, picture }) => {
    await page.goto("/play/custom");
    const more = (what) => page.getByRole("button", { name: `More: ${what}` });
    for (let step = 0; step < 6; step += 1) await more("Symbols").tap();
    for (let step = 0; step < 4; step += 1) await more("Places").tap();
    for (let step = 0; step < 10; step += 1) await more("Tries").tap();
    await page.getByRole("button", { name: "Play", exact: true }).tap();
    for (const name of ["Red", "Blue", "Green", "Yellow", "Orange", "Violet", "Brown", "Lime"]) {
      await page.getByRole("button", { name, exact: true }).tap();
    }
    await page.getByRole("button", { name: "Check" }).tap();
    await missed(page, 1);
    for (const key of ["c", "p", "k", "w", "n", "l", "1", "2", "Enter"]) await page.keyboard.press(key);
    await missed(page, 2);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} pixels too wide`);
    await picture("board-12x8-320");
  },
};

/** Runs in the page before anything else: notes what live regions say, each time that one of them is filled anew. */
function listenIn() {
  globalThis.heard = [];
  new MutationObserver((changes) => {
    const regions = changes.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest("[role=status], [role=alert], [aria-live]"));
    for (const region of new Set(regions)) {
      const words = region?.textContent?.trim();
      if (words) globalThis.heard.push(words);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

const listen = (page) => page.addInitScript(listenIn);

/** What was heard, once the last of it is what is waited for. */
const heardUntil = (page, last) => until(page, () => globalThis.heard, null, (heard) => heard.at(-1) === last);

tests["a screen reader hears how a game ended, and its code"] = async ({ page }) => {
  await listen(page);
  await page.goto("/play/bulls-and-cows");
  await miss(page, "1234", 1);
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  const ends = (heard) => heard.filter((words) => /^Given up\. The code was \d, \d, \d, \d\.$/.test(words));
  const heard = await until(page, () => globalThis.heard, null, (all) => ends(all).length > 0);
  assert.equal(ends(heard).length, 1, JSON.stringify(heard));
};

tests["a browser that cannot say what shows lets one play again all the same"] = async ({ page, context }) => {
  await context.addInitScript(() => delete Element.prototype.checkVisibility);
  await page.goto("/play/classic");
  await solve(page, BOARDS.classic);
  await page.getByRole("button", { name: "Again" }).and(page.locator(":focus")).press("Enter");
  await ready(page);
  assert.equal(await page.locator("[role=table] [role=row]").count(), 0);
};

tests["what a screen reader hears of one whole game"] = async ({ page }) => {
  await listen(page);
  await page.goto("/play/classic");
  const clues = await solve(page, BOARDS.classic);
  const heard = await page.evaluate(() => globalThis.heard);
  const guesses = heard.filter((words) => /^Guess \d+:/.test(words));
  assert.equal(guesses.length, clues.length, `every guess is told once: ${JSON.stringify(heard)}`);
  for (const [index, { exact, misplaced }] of clues.entries()) {
    assert.match(guesses[index], new RegExp(`^Guess ${index + 1}: \\w+, \\w+, \\w+, \\w+\\. ${exact} exact, ${misplaced} misplaced\\.`));
  }
  await until(page, () => globalThis.heard.at(-1), null, (last) => /^Solved in \d+\. The code was \w+, \w+, \w+, \w+\.$/.test(last));
  console.log(`  heard: ${heard.join(" / ")}`);
};

tests["a finished game is reviewed by the coach"] = async ({ page, picture }) => {
  await page.goto("/play/classic");
  const clues = await solve(page, BOARDS.classic);
  await page.getByRole("link", { name: "Review" }).locator("visible=true").first().click();
  await page.getByRole("table", { name: "Every guess with its grade" }).waitFor();
  assert.equal(await page.locator("tbody tr").count(), clues.length);
  await page.getByText("Codes left").first().waitFor();
  await picture("review-1280", { fullPage: true });
  // Both charts are there as tables too, one row for each guess; codes left begin before the first.
  for (const chart of [0, 1]) await page.getByRole("button", { name: "Show as table" }).first().click();
  assert.equal(await page.locator("figure tbody tr").count(), 2 * clues.length + 1);
};

/** A finished game whose first guesses told little, and its review. */
async function reviewed(page) {
  await page.goto("/play/classic");
  const clues = await solve(page, BOARDS.classic, ["1111", "2222"]);
  await page.getByRole("link", { name: "Review" }).locator("visible=true").last().click();
  await page.getByRole("slider").waitFor();
  return clues.map(({ guess }) => guess);
}

/** The key that places a symbol, by its name. */
const keyOf = (name) => String(["Red", "Blue", "Green", "Yellow", "Orange", "Violet"].indexOf(name) + 1);

/** The keys of a row of the review. */
async function rowAt(page, number) {
  const names = await page.locator("[role=table] [role=row]").nth(number - 1).getByRole("img").evaluateAll((pegs) => pegs.map((peg) => peg.ariaLabel));
  return names.map(keyOf).join("");
}

tests["what might have been: a branch by the coach, then one by hand, and back where it began"] = async ({ page, picture }) => {
  const guesses = await reviewed(page);
  const secret = guesses.at(-1);
  await page.getByRole("slider").fill("2");
  await page.getByRole("button", { name: "Try the coach’s guess" }).click();
  await page.getByRole("heading", { name: "What if guess 2 had been another?" }).waitFor();
  assert.deepEqual(await marksAt(page, 2), marksFor(await rowAt(page, 2), secret));
  assert.notEqual(await rowAt(page, 2), guesses[1]);
  assert.equal(await rowAt(page, 1), guesses[0], "what came before stays");
  await page.getByRole("button", { name: "Coach plays on" }).click();
  await page.getByRole("status").filter({ hasText: "Solved, with" }).waitFor();
  const took = await page.locator("[role=table] [role=row]").count();
  assert.equal(await rowAt(page, took), secret);
  await page.locator("dl", { hasText: "This branch" }).filter({ hasText: new RegExp(`You\\s*${guesses.length}`) }).waitFor();
  await picture("what-if-1280");
  await page.getByRole("button", { name: "Back to the real game" }).and(page.locator(":focus")).press("Enter");
  await page.locator("input[type=range]:focus").waitFor();
  assert.equal(await page.getByRole("slider").inputValue(), "2");

  await page.getByRole("button", { name: "What if guess 1 had been another?" }).click();
  await ready(page);
  for (const key of ["3", "4", "5", "6", "Enter"]) await page.keyboard.press(key);
  assert.deepEqual(await marksAt(page, 1), marksFor("3456", secret));
  await page.getByRole("status").filter({ hasText: /codes? (is|are) left/ }).waitFor();
  for (const key of [...secret, "Enter"]) await page.keyboard.press(key);
  const fewer = guesses.length - 2;
  await page.getByRole("status").filter({ hasText: fewer > 0 ? `Solved, with ${fewer} guess` : "as many guesses" }).waitFor();
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("button", { name: "Check" }).waitFor();
  assert.equal(await page.locator("[role=table] [role=row]").count(), 1);
};

tests["what is typed while the coach thinks of a branch's guess goes into its next row"] = async ({ page }) => {
  const guesses = await reviewed(page);
  const secret = guesses.at(-1);
  await page.getByRole("slider").fill("1");
  await page.getByRole("button", { name: "What if guess 1 had been another?" }).click();
  await ready(page);
  const guess = secret === "3456" ? "6543" : "3456";
  for (const key of guess) await page.keyboard.press(key);
  // All at once, so that the coach cannot have answered.
  await page.evaluate(() => {
    for (const [key, code] of [["Enter", "Enter"], ["1", "Digit1"], ["2", "Digit2"]]) document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
  });
  assert.deepEqual(await marksAt(page, 1), marksFor(guess, secret));
  await page.getByRole("gridcell", { name: "Place 2: blue" }).waitFor();
  assert.equal(await page.getByRole("gridcell", { name: /: empty$/ }).count(), 2);
};

tests["practice says how many codes are left, and what is certain"] = async ({ page, picture }) => {
  await page.goto("/play/classic");
  await ready(page);
  await page.getByRole("button", { name: "Practise with help" }).click();
  await page.getByRole("tab", { name: "Assist" }).click();
  await page.getByText("1,296 codes are left.").waitFor();
  await page.locator("[role=gridcell][tabindex='0']").focus();
  await miss(page, "1122", 1);
  await page.getByRole("tabpanel").getByRole("button", { name: "Hint" }).click();
  const hint = await page.locator("ol li").first().innerText();
  await picture("practice-1280");
  await keptOnDevice(page);
  await page.reload();
  await ready(page);
  await page.locator(".say", { hasText: hint }).waitFor();
  await page.getByRole("tab", { name: "Assist" }).click();
  assert.equal(await page.locator("ol li").innerText(), hint, "it is not asked for, nor counted, twice");
};

tests["where codes are too many to count, practice says about how many are left, and how sure it is"] = async ({ page, picture }) => {
  await page.goto("/play/custom");
  for (const [what, steps] of [["Symbols", 6], ["Places", 4]]) {
    for (let step = 0; step < steps; step += 1) await page.getByRole("button", { name: `More: ${what}` }).click();
  }
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await ready(page);
  await page.getByRole("button", { name: "Practise with help" }).click();
  await page.getByRole("tab", { name: "Assist" }).click();
  await page.getByText("429,981,696 codes are left.").waitFor();
  await page.locator("[role=gridcell][tabindex='0']").focus();
  await miss(page, "12345678", 1);
  await page.getByText(/^About \d+(\.\d)? million codes are left\.$/).waitFor();
  await page.getByText(/right to \d+% nineteen times in twenty/).waitFor();
  await picture("estimate-1280");
};

tests["a race against a bot shows its marks and hides its symbols, outlives a reload, and says who won"] = async ({ page, picture }) => {
  await page.goto("/play/classic");
  await ready(page);
  await page.getByRole("button", { name: "Race a bot" }).click();
  await page.getByText("Very hard").click();
  await page.getByRole("button", { name: "Start the race" }).click();
  await page.getByText("Waits for your first guess").locator("visible=true").waitFor();
  await ready(page);
  for (const key of ["1", "1", "1", "1", "Enter"]) await page.keyboard.press(key);
  const rival = page.locator(".rival li").locator("visible=true");
  await rival.first().waitFor();
  await picture("race-1280");
  await keptOnDevice(page);
  // Twice: what is gone on with is still what was left.
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await rival.first().waitFor();
  }
  assert.equal(await rival.getByRole("img").count(), 0, "no symbol is seen before the end");
  const clues = await solve(page, BOARDS.classic, [], [{ guess: "1111", ...(await missed(page, 1)) }]);
  await page.getByText(/(You|The bot) won the race\./).locator("visible=true").waitFor();
  assert.equal(clues.at(-1).exact, 4);
  assert.equal(await rival.first().getByRole("img").count(), 4, "then its guesses are open");
  await page.getByRole("link", { name: "Review" }).locator("visible=true").first().click();
  await page.getByText("Bot", { exact: true }).click();
  await page.getByRole("slider").waitFor();
};

tests["a race goes on after a game the other way round, which knows nothing of it"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  await page.getByRole("button", { name: "Race a bot" }).click();
  await page.getByText("Very hard").click();
  await page.getByRole("button", { name: "Start the race" }).click();
  await ready(page);
  const before = await miss(page, "1122", 1);
  await page.getByRole("link", { name: "Swap roles" }).click();
  await page.getByRole("heading", { name: /^How good is guess 1/ }).waitFor();
  await page.goBack();
  await ready(page);
  await miss(page, "3344", 2);
  assert.deepEqual(await missed(page, 1), before);
};

tests["one's own best game comes back as a ghost: its marks at their times, never its colours"] = async ({ page }) => {
  await page.goto("/play/classic");
  const clues = await solve(page, { keys: "123456", length: 4, repeats: true, most: 10 });
  await page.getByRole("button", { name: "Again" }).first().waitFor();
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: `Race my best (${clues.length} tries)` }).click();
  await ready(page);
  for (const key of "1122") await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  const ghost = page.locator(".side.rival");
  await ghost.locator("li").nth(clues.length - 1).waitFor();
  assert.equal(await ghost.locator("svg.peg").count(), 0);
  await ghost.getByText(`Found in ${clues.length}`).waitFor();
  await ghost.getByText(/\d+ s (ahead|behind) at this guess/).waitFor();
};

/** Wins a game on a board, then races it. */
async function raceOwn(page, board) {
  await raceBest(page, await solve(page, board));
}

/** Races the game that was won just now, which a page that is loaded anew knows of. */
async function raceBest(page, clues) {
  await page.getByRole("link", { name: "Review" }).locator("visible=true").first().waitFor();
  await page.reload();
  const own = page.getByRole("button", { name: `Race my best (${clues.length} tries)` });
  // A board of one's own is chosen again.
  const play = page.getByRole("button", { name: "Play", exact: true });
  await own.or(play).first().waitFor();
  if (await play.isVisible()) await play.click();
  await own.click();
  await ready(page);
}

tests["who races a bot races no ghost any more"] = async ({ page }) => {
  await page.goto("/play/classic");
  await raceOwn(page, BOARDS.classic);
  const rival = page.locator(".side.rival");
  await rival.getByText(/^My best/).waitFor();
  await page.getByRole("button", { name: "Race a bot" }).click();
  await page.getByRole("button", { name: "Start the race" }).click();
  await rival.getByText(/^Bot/).waitFor();
  await miss(page, "1122", 1);
  await rival.locator("li").first().waitFor();
  assert.equal(await rival.getByText(/^My best/).count(), 0);
  await page.getByRole("button", { name: "Play without a bot" }).waitFor();
};

tests["a ghost that is raced goes on after a reload, where it was"] = async ({ page }) => {
  await page.clock.install();
  await page.goto("/play/classic");
  // The first mark comes at once, the last a minute later.
  await ready(page);
  await miss(page, "1111", 1);
  await page.clock.fastForward("01:00");
  const clues = await solve(page, BOARDS.classic, [], [{ guess: "1111", ...(await missed(page, 1)) }]);
  await raceBest(page, clues);
  const ghost = page.locator(".side.rival");
  await page.reload();
  await ready(page);
  await ghost.getByText(/^My best/).waitFor();
  assert.equal(await ghost.locator("li").count(), 0, "it waits for the first guess");
  await miss(page, "1122", 1);
  await page.clock.runFor(10);
  await ghost.locator("li").first().waitFor();
  await keptOnDevice(page);
  await page.clock.fastForward("00:50");
  await page.reload();
  await ready(page);
  await ghost.locator("li").first().waitFor();
  assert.equal(await ghost.locator("li").count(), 1);
  await page.clock.fastForward("00:15");
  await ghost.locator("li").nth(clues.length - 1).waitFor();
};

tests["a ghost on a board with a clock begins when the clock does"] = async ({ page }) => {
  await page.clock.install();
  await page.goto("/play/custom");
  await page.getByRole("switch", { name: "With a clock" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await ready(page);
  // The clock runs from the first peg; so does the time of the first guess.
  await page.keyboard.press("1");
  await page.locator(".clock").waitFor();
  await page.clock.runFor(20_000);
  for (let peg = 0; peg < 4; peg += 1) await page.keyboard.press("Backspace");
  const clues = await solve(page, BOARDS.classic);
  await raceBest(page, clues);
  await page.keyboard.press("1");
  await page.locator(".clock b").filter({ hasText: /^2:/ }).waitFor();
  const ghost = page.locator(".side.rival li");
  await page.clock.runFor(15_000);
  assert.equal(await ghost.count(), 0, "its first guess took twenty seconds");
  await page.clock.runFor(10_000);
  await ghost.first().waitFor();
};

/** The middle of something, where a finger would touch it. */
async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags by finger, in a few steps. */
async function dragByFinger(page, context, from, to) {
  const fingers = await context.newCDPSession(page);
  const [start, end] = [await middle(from), await middle(to)];
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const point = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
    await fingers.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  }
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

tests["a peg is dragged by finger into a place, and from one place to another"] = {
  look: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  play: async ({ page, context }) => {
    await page.goto("/play/classic");
    await ready(page);
    const slot = (number) => page.locator("[role=gridcell]").nth(number - 1);
    const peg = (name) => page.getByRole("button", { name, exact: true });
    await dragByFinger(page, context, peg("Green"), slot(3));
    await page.getByRole("gridcell", { name: "Place 3: green" }).waitFor();
    await dragByFinger(page, context, peg("Violet"), slot(1));
    await page.getByRole("gridcell", { name: "Place 1: violet" }).waitFor();
    await dragByFinger(page, context, slot(1), slot(3));
    await page.getByRole("gridcell", { name: "Place 3: violet" }).waitFor();
    await page.getByRole("gridcell", { name: "Place 1: green" }).waitFor();
    // Dropped beside the board, nothing happens; a tap still places.
    await dragByFinger(page, context, peg("Red"), page.getByRole("banner"));
    await slot(2).tap();
    await peg("Red").tap();
    await page.getByRole("gridcell", { name: "Place 2: red" }).waitFor();
    assert.equal(await page.locator("[role=gridcell] [data-piece]").count(), 3);
    assert.equal(await page.evaluate(() => scrollY), 0, "the page stayed where it was");
  },
};

tests["a peg is dragged by mouse as well"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  const start = await middle(page.getByRole("button", { name: "Blue", exact: true }));
  const end = await middle(page.locator("[role=gridcell]").nth(3));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
  await page.getByRole("gridcell", { name: "Place 4: blue" }).waitFor();
  assert.equal(await page.locator("[role=gridcell] [data-piece]").count(), 1, "it was dragged, not pressed too");
};

tests["on a phone a hint and zen mode are one tap away, and nothing of the board is out of sight"] = {
  look: { viewport: { width: 360, height: 640 }, hasTouch: true },
  play: async ({ page, picture }) => {
    await page.goto("/play/classic");
    await ready(page);
    await page.getByRole("button", { name: "Tools" }).tap();
    await page.getByRole("button", { name: "Practise with help" }).tap();
    await ready(page);
    await page.locator(".status").getByRole("button", { name: "Hint" }).tap();
    await page.getByRole("status").filter({ hasText: "1,296 codes are still possible." }).waitFor();
    for (const name of ["Hint", "Zen mode", "Tools"]) {
      // A button that was just tapped is drawn smaller for a moment; what one can hit is not.
      const [width, height] = await page.locator(".status").getByRole("button", { name }).evaluate((button) => [button.offsetWidth, button.offsetHeight]);
      assert.ok(width >= 44 && height >= 44, `${name} is ${width} × ${height}`);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await picture("practice-360");
    await page.locator(".status").getByRole("button", { name: "Zen mode" }).tap();
    await page.getByRole("banner").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true, "there is nothing but the board");
    await picture("zen-360");
    await page.getByRole("button", { name: "Leave zen mode" }).locator("visible=true").tap();
    await page.getByRole("banner").waitFor();
  },
};

tests["Numble: a day that is known is won; its share text says nothing of it"] = async ({ page, context, picture }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Its equation is known from the rules' own erratum.
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  await guessNumble(page, "1 - 1 = 0");
  await page.getByRole("heading", { name: "Solved in 1" }).waitFor();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(shared, "Numble 166 1/6\n\n🟩🟩🟩🟩🟩🟩🟩🟩🟩");
  await picture("numble-solved-1280");
  await page.reload();
  await page.getByRole("heading", { name: "Solved in 1" }).waitFor();
};

tests["Numble: lost after six, marks as the rules give them, spaces are places"] = async ({ page }) => {
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  const guesses = ["10 + 10 = 20", "23 + 11 = 34", "90 - 45 = 45", "7 + 2 = 9", "100 - 1 = 99", "12 + 12 = 24"];
  for (const guess of guesses) await guessNumble(page, guess);
  await page.getByRole("heading", { name: "No tries left" }).waitFor();
  await page.locator(".result").getByText("The equation was 1 − 1 = 0.").waitFor();
  for (const [index, guess] of guesses.entries()) {
    const classes = await page.locator(".line").nth(index).locator(".tile:not(.blank)").evaluateAll((tiles) => tiles.map((tile) => (tile.classList.contains("tile-right") ? "G" : tile.classList.contains("tile-near") ? "Y" : ".")).join(""));
    assert.equal(classes, marksOf(guess, "1 - 1 = 0"), guess);
  }
};

tests["Numble: what is heard of a lost game sums up every guess, and tells the equation at the end"] = async ({ page }) => {
  await listen(page);
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  const said = {
    "10 + 10 = 20": "10 + 10 = 20: 1 and gap 3 in place; 0, gap 1, gap 2, 1, equals, and gap 4 elsewhere; no more plus, 0, 2. 5 guesses left.",
    "23 + 11 = 34": "23 + 11 = 34: gap 3 in place; gap 1, gap 2, 1, 1, equals, and gap 4 elsewhere; no more 2, 3, plus, 4. 4 guesses left.",
    "7 + 2 = 9": "7 + 2 = 9: every gap and equals in place; no more 7, plus, 2, 9. 3 guesses left.",
    "1 + 1 = 2": "1 + 1 = 2: 1, every gap, 1, and equals in place; no more plus, 2. 2 guesses left.",
    "3 - 2 = 1": "3 − 2 = 1: every gap, minus, and equals in place; 1 elsewhere; no more 3, 2. 1 guess left.",
    "100 - 1 = 99": "No tries left. The equation was 1 − 1 = 0.",
  };
  for (const [guess, told] of Object.entries(said)) {
    await guessNumble(page, guess);
    await heardUntil(page, told);
  }
  assert.deepEqual(await page.evaluate(() => globalThis.heard), Object.values(said));
  await page.getByRole("heading", { name: "No tries left" }).waitFor();
};

tests["Numble: who solves it hears so, with the equation"] = async ({ page }) => {
  await listen(page);
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  await guessNumble(page, "9 - 8 = 1");
  await heardUntil(page, "9 − 8 = 1: every gap, minus, and equals in place; 1 elsewhere; no more 9, 8. 5 guesses left.");
  await guessNumble(page, "1 - 1 = 0");
  assert.equal((await heardUntil(page, "Solved in 2. The equation was 1 − 1 = 0.")).length, 2);
  // Whoever was in the row is on the page still, and is led on.
  await page.getByRole("button", { name: "Share", exact: true }).and(page.locator(":focus")).waitFor();
};

tests["Numble: the row is one stop for Tab, which comes back to its cursor; its places say what stands in them"] = async ({ page }) => {
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  const at = (name, role = "gridcell") => page.getByRole(role, { name, exact: true }).and(page.locator(":focus")).waitFor();
  await at("Place 1: empty");
  await page.keyboard.type("12+3");
  await at("Place 7: empty");
  await inRow(page, "1", "2", "space", "plus", "space", "3", "empty");
  assert.equal(await page.locator("[role=grid] [tabindex='0']").count(), 1);
  assert.equal(await page.getByRole("gridcell").count(), 13, "however long the equation is");
  await page.keyboard.press("Tab");
  await at("7", "button");
  await page.keyboard.press("Shift+Tab");
  await at("Place 7: empty");
  for (const [key, name] of [["ArrowLeft", "Place 6: 3"], ["ArrowLeft", "Place 4: plus"], ["4", "Place 5: plus"], ["Home", "Place 1: 1"], ["Delete", "Place 1: 2"], ["ArrowRight", "Place 2: 4"]]) {
    await page.keyboard.press(key);
    await at(name);
  }
  await page.keyboard.press("Shift+Tab");
  assert.equal(await page.locator("section.play :focus").count(), 0, "nothing before the row is a stop");
  await page.keyboard.press("Tab");
  await at("Place 2: 4");
  await page.keyboard.press("End");
  await at("Place 7: empty");
  await page.keyboard.press("Backspace");
  await at("Place 6: empty");
  for (const key of ["1", "=", "2", "5", "Enter"]) await page.keyboard.press(key);
  await page.getByRole("row", { name: /^Guess 1/ }).waitFor();
  await at("Place 1: empty");
  // A tile that is chosen is typed after.
  await page.keyboard.type("25");
  await page.getByRole("gridcell", { name: "Place 1: 2" }).click();
  await page.keyboard.press("3");
  await inRow(page, "2", "3", "5");
  await at("Place 3: 5");
};

tests["Numble: the keypad shows the best that is known of each key"] = async ({ page }) => {
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  const key = (name) => page.getByRole("group", { name: "Keypad" }).getByRole("button", { name, exact: true });
  const colour = (locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const plain = await colour(key("7"));
  await guessNumble(page, "10 + 10 = 20");
  for (const [name, tile] of [["1: in place", 0], ["0: elsewhere", 1], ["Plus: absent", 3], ["Equals: elsewhere", 8], ["2: absent", 10]]) {
    await key(name).waitFor();
    const best = page.locator(".line").first().locator(".tile").nth(tile);
    assert.equal(await colour(key(name)), await colour(best), name);
  }
  assert.equal(await colour(key("7")), plain);
  await guessNumble(page, "7 - 0 = 7");
  for (const name of ["Minus: in place", "Equals: in place", "0: elsewhere", "1: in place", "7: absent"]) await key(name).waitFor();
};

tests["Numble: what is wrong with an equation is said, and costs nothing"] = async ({ page }) => {
  await page.goto("/numble/unlimited");
  await readyNumble(page);
  for (const key of "7*8=57") await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "7 × 8 is 56, not 57." }).waitFor();
  assert.equal(await page.locator(".line:not(.now) .tile:not(.blank)").count(), 0);
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("Backspace");
  for (const key of "12+3") await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "The = is missing." }).waitFor();
};

tests["Numble: hard mode holds players to what they found"] = async ({ page }) => {
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  await page.getByRole("checkbox", { name: /Hard mode/ }).check();
  await tabTo(page, page.getByRole("gridcell", { name: "Place 1: empty" }));
  await guessNumble(page, "1 + 1 = 2");
  await page.getByText("Hard mode is on").waitFor();
  for (const key of "3-2=1") await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "Must use 1 in position 1" }).waitFor();
};

tests["after a Numble the coach says what was left after each guess, and what it would have guessed"] = async ({ page }) => {
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  await guessNumble(page, "9 - 8 = 1");
  await guessNumble(page, "1 - 1 = 0");
  await page.getByText("What the coach would have guessed").locator("visible=true").click();
  const rows = page.getByRole("table", { name: "What the coach would have guessed" }).locator("tbody tr");
  await rows.nth(1).waitFor();
  const told = await rows.evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  const left = told.map(([, count]) => Number(count.replace(",", "")));
  assert.deepEqual(told.map(([guess]) => guess), ["9 − 8 = 1", "1 − 1 = 0"]);
  assert.ok(left[0] > 1 && left[0] < 10_000, `${left[0]} are left`);
  assert.equal(left[1], 1);
  for (const [, , would] of told) assert.match(would, /^(the same|\d+ [+−×÷] \d+ = \d+)$/);
  assert.deepEqual(await findings(page), []);
};

tests["a day to come is not handed out"] = async ({ page }) => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/numble/${tomorrow}`);
  await page.getByRole("heading", { name: "There is no such page" }).waitFor();
};

tests["statistics and settings go to another device as a file; what is no such file, or half of one, changes nothing"] = async ({ page, browser, address }) => {
  await page.goto("/settings");
  await page.getByText("Dark", { exact: true }).click();
  await page.getByRole("button", { name: /^Hint, in practice/ }).click();
  await page.keyboard.press("j");
  await page.goto("/play/classic");
  await solve(page, BOARDS.classic);
  await page.getByRole("button", { name: "Again" }).locator("visible=true").first().waitFor();
  await page.goto("/statistics");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
  const other = await browser.newContext({ baseURL: address, locale: "en", colorScheme: "light", serviceWorkers: "block" });
  const there = await other.newPage();
  const theme = () => there.locator("html").getAttribute("data-theme");
  const settings = () => there.evaluate(() => JSON.parse(localStorage.getItem("cluehouse.settings") ?? "{}"));
  const take = (name, content) => there.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
  await there.goto("/statistics");
  await there.getByText("No games yet.").waitFor();
  assert.equal(await theme(), "light");
  await there.locator("input[type=file]").setInputFiles(await file.path());
  await there.getByText("1 game was added. Your settings came along.").waitFor();
  await there.getByRole("heading", { name: "Your games" }).waitFor();
  assert.equal(await theme(), "dark", "at once");
  assert.deepEqual((await settings()).keys, { hint: "KeyJ" });
  // Of settings that were written by something else, what fits is taken.
  const strange = { theme: "purple", volume: 7, label: "number", sound: "yes", keys: { hint: "KeyR" }, other: 1 };
  await take("strange.json", JSON.stringify({ cluehouse: 1, games: [], settings: JSON.stringify(strange) }));
  await there.getByText("Nothing new was in the file. Your settings came along.").waitFor();
  const { theme: still, volume, label, sound, keys, other: unknown } = await settings();
  assert.deepEqual({ still, volume, label, sound, keys, unknown }, { still: "dark", volume: 0.5, label: "number", sound: false, keys: { hint: "KeyJ" }, unknown: undefined });
  await take("french.json", JSON.stringify({ cluehouse: 1, games: [], settings: JSON.stringify({ lang: "fr" }) }));
  await there.getByText("Vos réglages sont venus avec.").waitFor();
  await take("english.json", JSON.stringify({ cluehouse: 1, games: [], settings: JSON.stringify({ lang: "en" }) }));
  await there.getByRole("heading", { name: "Your games" }).waitFor();
  await take("x.json", "{}");
  await there.getByText("This file was not saved by Cluehouse.").waitFor();
  const [whole] = await kept(there, "games", (all) => all.length === 1);
  for (const half of [{ guesses: null }, { won: "yes" }, { at: -1 }, { form: undefined }]) {
    await take("half.json", JSON.stringify({ cluehouse: 1, games: [{ ...whole, id: "another", ...half }] }));
    await there.getByText("This file was not saved by Cluehouse.").waitFor();
    await take("nothing.json", JSON.stringify({ cluehouse: 1, games: [] }));
    await there.getByText("Nothing new was in the file.").waitFor();
  }
  await other.close();
};

tests["who asks to be forgotten is: no game, no row that was begun and no setting is left, whatever the page still showed"] = async ({ page }) => {
  await page.goto("/settings");
  await page.getByText("Dark", { exact: true }).click();
  await page.goto("/play/classic");
  await solve(page, BOARDS.classic);
  await page.getByRole("button", { name: "Again" }).locator("visible=true").first().click();
  await miss(page, "1122", 1);
  await keptOnDevice(page);
  await page.keyboard.press("3");
  await page.getByRole("link", { name: "Statistics" }).click();
  await page.getByRole("button", { name: "Forget me on this device" }).click();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Forget everything" }).click()]);
  await page.getByText("No games yet.").waitFor();
  await page.getByText("Everything is forgotten.").waitFor();
  for (const store of ["games", "progress"]) await kept(page, store, (all) => all.length === 0);
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
  assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
  await page.goto("/play/classic");
  await ready(page);
  assert.equal(await page.locator("[role=table] [role=row]").count(), 0);
  assert.equal(await page.locator("[role=gridcell] [data-piece]").count(), 0);
};

tests["the day’s Numble, past days and unlimited ones have figures of their own"] = async ({ page }) => {
  const lose = async (path, most) => {
    await page.goto(path);
    await readyNumble(page);
    for (let guess = 1; guess <= most; guess += 1) {
      await page.keyboard.type("100+200=300");
      await page.keyboard.press("Enter");
      await page.locator(".line:not(.now) .tile:is(.tile-right, .tile-near, .tile-none)").first().waitFor();
    }
    await page.locator(".result").waitFor();
  };
  await lose("/numble/unlimited", 6);
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  await page.keyboard.type("1-1=0");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Solved in 1" }).waitFor();
  await kept(page, "games", (all) => all.length === 2);
  await page.goto("/statistics");
  const [played, won] = [0, 1].map((place) => page.locator("dl dd").nth(place));
  for (const [kind, figure, share] of [["Numble, unlimited", "1", "0%"], ["Numble, past days", "1", "100%"]]) {
    await page.getByText(kind, { exact: true }).first().click();
    await page.getByRole("heading", { name: kind }).waitFor();
    assert.equal(await played.innerText(), figure, kind);
    assert.equal(await won.innerText(), share, kind);
  }
};

tests["zen ends with the key one has chosen, also when the game is over; its old key does nothing"] = async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem("cluehouse.settings", JSON.stringify({ keys: { zen: "KeyX" } })));
  await page.goto("/play/classic");
  await solve(page, BOARDS.classic);
  await page.getByRole("button", { name: "Again" }).and(page.locator(":focus")).waitFor();
  await page.locator(".secret .key").focus();
  const leave = page.getByRole("button", { name: "Leave zen mode" }).locator("visible=true");
  await page.keyboard.press("z");
  await page.keyboard.press("x");
  await leave.first().waitFor();
  await page.keyboard.press("x");
  await leave.first().waitFor({ state: "detached" });
};

export default tests;

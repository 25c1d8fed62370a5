// What moves, and what holds still for who wants it so; and what is seen where a system forces its colours.
import assert from "node:assert/strict";
import { chosen, CLASSIC, rows } from "./board.mjs";
import { missed, ready, readyNumble, guessNumble, solve, until } from "./play.mjs";

/** Runs in the page before anything else: notes what begins to move, and where. */
function watchMoves() {
  globalThis.moves = [];
  for (const kind of ["animationstart", "transitionrun"]) {
    document.addEventListener(kind, ({ target, animationName, propertyName }) => globalThis.moves.push(`${animationName ?? propertyName} of ${target.className?.baseVal ?? target.className}`), true);
  }
}

const moved = (page, what) => until(page, () => globalThis.moves, null, (moves) => moves.some((move) => what.test(move)));
const still = async (page, when) => {
  assert.deepEqual(await page.evaluate(() => globalThis.moves), [], when);
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0, when);
};

/** Places, is refused, checks and ends; `after` looks each time. */
async function playAll(page, after) {
  await page.addInitScript(watchMoves);
  await page.goto("/play/classic");
  await ready(page);
  await page.keyboard.press("1");
  await page.locator("[role=gridcell] [data-piece]").first().waitFor();
  await after("a peg is placed", /land of .*peg-in/);
  await page.keyboard.press("Shift+Delete");
  await solve(page, CLASSIC, ["1111"]);
  await page.locator(".result .go:not([disabled])").locator("visible=true").waitFor();
  await after("the shutters open", /open of .*open/);
  await page.goto("/play/skemind");
  await ready(page);
  for (const key of ["1", "2", "3", "1", "Enter"]) await page.keyboard.press(key);
  await page.locator("[role=gridcell].bad").waitFor();
  await after("a row is refused", /nudge of .*slot/);
  await page.goto("/numble/2024-06-14");
  await readyNumble(page);
  await guessNumble(page, "10 + 10 = 20");
  await after("tiles turn over", /turn of .*tile/);
}

const tests = {};

tests["pegs land, shutters open, a refused place nudges and tiles turn where nobody minds"] = {
  look: { reducedMotion: "no-preference" },
  play: async ({ page }) => playAll(page, (_, what) => moved(page, what)),
};

tests["nothing moves on a board, from the first peg to the end, for who wants it still"] = {
  look: { reducedMotion: "reduce" },
  play: async ({ page }) => playAll(page, (when) => still(page, when)),
};

tests["nothing moves on a phone's board either, nor in its sheet, for who wants it still"] = {
  look: { reducedMotion: "reduce", viewport: { width: 360, height: 740 } },
  play: async ({ page }) => playAll(page, (when) => still(page, when)),
};

tests["who chooses stillness here has it, and who chooses motion has that, whatever the system says"] = async ({ page, context }) => {
  // The browser of a test wants it still.
  await page.addInitScript(watchMoves);
  await page.goto("/settings");
  await page.getByRole("group", { name: "Motion" }).getByRole("radio", { name: "Full" }).check();
  await page.goto("/play/classic");
  await ready(page);
  await page.keyboard.press("1");
  await moved(page, /land of .*peg-in/);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/settings");
  await page.getByRole("group", { name: "Motion" }).getByRole("radio", { name: "Reduced" }).check();
  await page.goto("/play/super");
  await ready(page);
  await page.keyboard.press("1");
  await page.locator("[role=gridcell] [data-piece]").first().waitFor();
  await still(page, "a peg is placed");
};

/** What can be pressed and has a border or an outline one sees, by its name; and whether it still has one. */
const bordered = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, .btn, [role=gridcell], input:not([type=hidden])")]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(element);
        const clear = /^rgba\(.*, 0\)$|^transparent$/.test(borderTopColor);
        const seen = (parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none" && !clear) || (outlineStyle !== "none" && parseFloat(outlineWidth) > 0);
        return [element.ariaLabel ?? element.innerText.trim(), seen];
      }),
  );

for (const path of ["/play/classic", "/play/bulls-and-cows", "/play/custom", "/numble/unlimited", "/play/classic/reversed"]) {
  tests[`where colours are forced every border of what one can press stays, on ${path}`] = async ({ page }) => {
    await page.goto(path);
    await page.locator("main h1").first().waitFor({ state: "attached" });
    if (path === "/play/classic/reversed") await page.getByRole("heading", { name: /^How good is guess 1/ }).waitFor();
    else if (path === "/play/custom") await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    else await page.locator("[role=gridcell]:focus").waitFor();
    await page.getByRole("heading", { name: "One moment." }).waitFor({ state: "detached" });
    const before = await bordered(page);
    await page.emulateMedia({ forcedColors: "active" });
    const after = await bordered(page);
    assert.deepEqual(after.map(([name]) => name), before.map(([name]) => name));
    assert.deepEqual(after.filter(([, seen], index) => before[index][1] && !seen), []);
    const places = await page.locator("[role=gridcell], .pal button, .check, .btn:not(.quiet), .k").count();
    assert.ok(after.filter(([, seen]) => seen).length >= places, "places, pieces and buttons have one");
  };
}

tests["where colours are forced pegs and marks stay what they are, told apart by shape and letter"] = {
  look: { forcedColors: "active" },
  play: async ({ page }) => {
    await page.goto("/play/classic");
    await ready(page);
    for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
    await missed(page, 1);
    for (const key of "34") await page.keyboard.press(key);
    await page.locator("[role=gridcell] [data-piece]").nth(1).waitFor();
    const adjust = (what) => page.locator(what).evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).forcedColorAdjust))]);
    assert.deepEqual(await adjust("svg.peg"), ["none"]);
    assert.deepEqual(await adjust("svg.mark"), ["none"]);
    const pegs = await page.getByRole("toolbar").locator("svg.peg").evaluateAll((pegs) =>
      pegs.map((peg) => {
        const body = getComputedStyle(peg.querySelector(".body"));
        return { shape: peg.querySelector(".body").getAttribute("d"), letter: peg.textContent.trim(), rim: body.stroke !== body.fill && parseFloat(body.strokeWidth) > 0, ink: getComputedStyle(peg.querySelector("text")).fill !== body.fill };
      }),
    );
    assert.equal(new Set(pegs.map(({ shape }) => shape)).size, 6);
    assert.equal(pegs.map(({ letter }) => letter).join(""), "RBGYOV");
    for (const { rim, ink, letter } of pegs) assert.ok(rim && ink, `${letter} cannot be seen`);
    assert.equal(await rows(page).locator("svg.peg").count(), 4);
  },
};

export default tests;

// The smallest window: the largest board is played to its end there, and no page is wider than it.
import assert from "node:assert/strict";
import { CLASSIC, fitsAcross, openLargest, rows, SKEMIND } from "./board.mjs";
import { guessNumble, marksAt, missed, ready, readyNumble, solve, until } from "./play.mjs";

const WINDOW = { width: 320, height: 640 };

const tests = {};

/** Where the middle of something is, if all of it is in the window and nothing lies over it. */
const inSight = (locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    const whole = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    return { x: middle, y: centre, seen: whole && element.contains(document.elementFromPoint(middle, centre)) };
  });

/** Taps something where it stands: nothing is brought into view before. */
async function touch(page, locator) {
  const { x, y, seen } = await inSight(locator);
  assert.ok(seen, `${locator} cannot be touched at ${x}, ${y}`);
  await page.touchscreen.tap(x, y);
}

/** What one plays with, and the last guess, are in sight. */
async function inReach(page, number) {
  const missing = await page.evaluate(() => {
    const parts = { place: "[role=gridcell][aria-selected=true]", piece: "[role=toolbar] button", Check: ".check", "last guess": "[role=table] [role=row]:last-child .was" };
    return Object.entries(parts).flatMap(([name, selector]) => {
      const found = [...document.querySelectorAll(selector)];
      const hidden = found.filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const whole = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
        return !whole || !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      return found.length === 0 ? [`no ${name}`] : hidden.map((element) => `${name} ${element.innerText} ${JSON.stringify(element.getBoundingClientRect())}`);
    });
  });
  assert.deepEqual(missing, [], `after guess ${number}`);
}

/** The largest board is lost: its code is shown. */
async function lost(page) {
  const result = page.locator(".result").locator("visible=true");
  await result.getByRole("heading", { name: "No tries left" }).waitFor();
  assert.equal(await result.locator(".code").getByRole("img").count(), 8);
  assert.equal(await rows(page).count(), 20);
}

const PALETTE = ["Red", "Blue", "Green", "Yellow", "Orange", "Violet", "Cyan", "Pink", "Black", "White", "Brown", "Lime"];

tests["twelve symbols in eight places are played to the last of twenty tries by touch at 320 pixels"] = {
  look: { viewport: WINDOW, hasTouch: true },
  play: async ({ page, picture }) => {
    await openLargest(page, (at) => at.tap());
    await ready(page);
    const button = (name) => page.getByRole("button", { name, exact: true });
    const check = page.locator(".check");
    for (let number = 1; number <= 20; number += 1) {
      // Every piece is there to be touched; an earlier guess is copied, as one does who changes a little.
      if (number <= 2) for (const name of number === 1 ? PALETTE.slice(0, 8) : PALETTE.slice(4)) await touch(page, button(name));
      else await touch(page, button("Copy an earlier guess"));
      await page.getByRole("gridcell", { name: /^Place 8: (?!empty)/ }).waitFor();
      await check.filter({ hasText: "Check" }).waitFor();
      await touch(page, check);
      await missed(page, number);
      if (number === 20) break;
      await page.getByRole("gridcell", { name: "Place 8: empty" }).waitFor();
      await inReach(page, number);
    }
    await lost(page);
    await picture("board-12x8-lost-320");
  },
};

tests["a finger brings back the first of many guesses at 320 pixels, and what one plays with stays where it is"] = {
  look: { viewport: WINDOW, hasTouch: true },
  play: async ({ page, context }) => {
    await openLargest(page, (at) => at.tap());
    await ready(page);
    for (let number = 1; number <= 14; number += 1) {
      if (number === 1) await page.keyboard.type("12345678");
      else await page.keyboard.press("Shift+ArrowUp");
      await page.keyboard.press("Enter");
      await missed(page, number);
    }
    await page.getByRole("gridcell", { name: "Place 8: empty" }).waitFor();
    const first = rows(page).first();
    assert.equal((await inSight(first)).seen, false, "there are more than fit");
    const { x, y } = await inSight(rows(page).last());
    const fingers = await context.newCDPSession(page);
    const touch = (type, ...touchPoints) => fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", { x, y: y - 100 });
    for (let moved = 40; moved <= 400; moved += 40) await touch("touchMove", { x, y: y - 100 + moved });
    await touch("touchEnd");
    await until(page, () => document.querySelector("[role=table] [role=row]").getBoundingClientRect().top - document.querySelector(".past").getBoundingClientRect().top, null, (above) => above >= 0);
    assert.equal((await inSight(first)).seen, true);
    assert.equal(await page.evaluate(() => scrollY), 0);
    for (const part of [page.locator("[role=gridcell][aria-selected=true]"), page.getByRole("button", { name: "Lime", exact: true }), page.locator(".check")]) assert.equal((await inSight(part)).seen, true);
  },
};

tests["twelve symbols in eight places are played to the last of twenty tries by keyboard at 320 pixels"] = {
  look: { viewport: WINDOW },
  play: async ({ page }) => {
    await openLargest(page);
    await ready(page);
    // Each symbol by the key that its piece tells.
    const keys = await page.getByRole("toolbar").getByRole("button").evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-keyshortcuts")));
    assert.equal(new Set(keys).size, 12);
    for (let number = 1; number <= 20; number += 1) {
      const typed = Array.from({ length: 8 }, (_, place) => (number + place) % 12);
      for (const symbol of typed) await page.keyboard.press(keys[symbol]);
      await page.keyboard.press("Enter");
      await missed(page, number);
      const names = await rows(page).nth(number - 1).getByRole("img").evaluateAll((pegs) => pegs.map((peg) => peg.ariaLabel));
      assert.deepEqual(names, typed.map((symbol) => PALETTE[symbol]));
      if (number === 20) break;
      await page.getByRole("gridcell", { name: "Place 1: empty" }).and(page.locator(":focus")).waitFor();
      await inReach(page, number);
    }
    await lost(page);
  },
};

tests["a result, its review, a branch of it, a race and practice fit 320 pixels, without the pages' own letters too"] = {
  look: { viewport: WINDOW },
  breaks: /ERR_FAILED/,
  play: async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/play/skemind");
    await solve(page, SKEMIND);
    await page.locator(".sheet summary").click();
    await fitsAcross(page, "a result with its points");
    await page.goto("/play/classic");
    await solve(page, CLASSIC, ["1111"]);
    await page.locator(".sheet .go:not([disabled])").waitFor();
    await fitsAcross(page, "a result");
    await page.getByRole("link", { name: "Review" }).locator("visible=true").first().click();
    await page.getByRole("slider").waitFor();
    await fitsAcross(page, "a review");
    for (let chart = 0; chart < 2; chart += 1) await page.getByRole("button", { name: "Show as table" }).first().click();
    await fitsAcross(page, "its tables");
    await page.getByRole("button", { name: "What if guess 1 had been another?" }).click();
    await page.getByRole("button", { name: "Coach plays on" }).click();
    await page.getByRole("status").filter({ hasText: "Solved, with" }).waitFor();
    await fitsAcross(page, "a branch");
    await page.goto("/play/classic");
    await page.getByRole("button", { name: "Race a bot" }).click();
    await fitsAcross(page, "the choice of a bot");
    await page.getByRole("button", { name: "Start the race" }).click();
    await ready(page);
    for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
    await page.locator(".rival li").locator("visible=true").first().waitFor();
    await fitsAcross(page, "a race");
    await page.goto("/play/super");
    await ready(page);
    await page.getByRole("button", { name: "Practise with help" }).click();
    await page.getByRole("tab", { name: "Assist" }).click();
    await page.getByText("32,768 codes are left.").waitFor();
    await page.locator("[role=gridcell][tabindex='0']").focus();
    for (const key of ["1", "1", "2", "2", "3", "Enter"]) await page.keyboard.press(key);
    await marksAt(page, 1);
    await page.getByRole("table", { name: "What is certain in each place" }).waitFor();
    await fitsAcross(page, "practice");
  },
};

tests["a result leaves room beneath it: whatever has the focus is in sight above it, and folded it is one line"] = {
  look: { viewport: { width: 360, height: 740 } },
  play: async ({ page, picture }) => {
    await page.goto("/play/classic");
    await solve(page, CLASSIC);
    const again = page.locator(".sheet .go");
    await again.and(page.locator(":focus")).waitFor();
    await picture("result-360");
    /** What has the focus, and whether its middle can be touched where it stands. */
    const focused = () =>
      page.evaluate(() => {
        const { x, y, width, height } = document.activeElement.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        const seen = centre >= 0 && centre <= innerHeight && document.activeElement.contains(document.elementFromPoint(middle, centre));
        return { name: document.activeElement.ariaLabel ?? document.activeElement.innerText, seen };
      });
    const stops = [];
    for (let stop = await focused(); stop.name !== "Menu"; stop = await focused()) {
      assert.ok(stop.seen, `${stop.name} is covered`);
      stops.push(stop.name);
      await page.keyboard.press("Shift+Tab");
    }
    assert.ok(stops.includes("Zen mode") && stops.includes("Play with friends"), stops.join(", "));
    await page.locator(".about .quiets .btn").scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.locator(".about .card").last().boundingBox();
    const sheet = () => page.locator(".sheet").boundingBox();
    assert.ok(last.y + last.height <= (await sheet()).y, "what the game is ends above the sheet");
    await picture("result-end-360");
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(".sheet").getByRole("button", { name: "Details" }).click();
    assert.ok((await sheet()).height <= 80, `${(await sheet()).height} pixels are no line`);
    await picture("result-folded-360");
    assert.ok((await inSight(page.locator(".sheet h2"))).seen && (await inSight(again)).seen);
    await page.locator(".sheet").getByRole("button", { name: "Details" }).click();
    await page.locator(".sheet").getByRole("link", { name: "Review" }).waitFor();
  },
};

tests["a Numble's result fits 320 pixels, with what the coach says of it"] = {
  look: { viewport: WINDOW },
  breaks: /ERR_FAILED/,
  play: async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/numble/2024-06-14");
    await readyNumble(page);
    await guessNumble(page, "10 + 10 = 20");
    await fitsAcross(page, "a Numble");
    await guessNumble(page, "1 - 1 = 0");
    await page.getByRole("heading", { name: "Solved in 2" }).waitFor();
    await fitsAcross(page, "a Numble's result");
    await page.getByText("What the coach would have guessed").locator("visible=true").click();
    await page.getByRole("table", { name: "What the coach would have guessed" }).locator("tbody tr").nth(1).waitFor();
    await fitsAcross(page, "what the coach says of a Numble");
  },
};

export default tests;

// Hermit with a big screen and phones: a match to its end, by finger and by keyboard, in four languages.
import assert from "node:assert/strict";
import { findings } from "./play.mjs";
import { join, open, person, PHONE, wire } from "./together.mjs";

const SCREEN = { viewport: { width: 1920, height: 1080 } };

function hermit(settings = {}) {
  return { entry: "hermit", settings: { t: "hermit", d: { rounds: 2, seconds: 60, numbers: 10, pace: "normal", ...settings } } };
}

const numbers = (page) => page.getByRole("group", { name: "Numbers" });
const tile = (page, number) => numbers(page).getByRole("button", { name: String(number), exact: true });
const outcome = (page) => page.getByRole("region", { name: "What it came to" });

async function opened(page, round) {
  await page.getByText(`Round ${round} of`).first().waitFor();
  await numbers(page).locator("button:not([aria-disabled])").first().waitFor();
}

/** What stands over or beside each number that was picked, the winning one marked. */
async function columns(page, number, names) {
  return page.locator("ol[aria-label='Who picked what'] > li").evaluateAll(
    (items, [number, names]) => items.map((item) => `${item.classList.contains("won") ? "*" : ""}${item.querySelector(number).textContent}: ${[...item.querySelectorAll(names)].map((name) => name.firstChild.textContent).join(", ")}`),
    [number, names],
  );
}

const tests = {};

tests["two phones and a screen play a match of Hermit to its end"] = {
  look: PHONE,
  play: async (world) => {
    const { page, picture } = world;
    const code = await open(page, [hermit()], "Ana");
    await page.getByText("Hermit: 2 rounds").waitFor();
    await page.getByText("House rules", { exact: true }).click().catch(() => undefined);
    await page.getByText("The host says when to go on").click();
    const screen = await person(world, SCREEN);
    const shown = wire(screen.page);
    await screen.page.goto(`/screen/${code}`);
    await screen.page.getByText(code).first().waitFor();
    const ben = await person(world, PHONE);
    const heard = wire(ben.page);
    await join(ben.page, code, "Ben");
    await ben.page.locator("main.lobby").waitFor();
    await page.getByRole("button", { name: /^Start/ }).click();

    // The first round: one by finger, one by digits and Enter.
    for (const one of [page, ben.page]) await opened(one, 1);
    await screen.page.getByText("0 of 2 have picked.").waitFor();
    await picture("hermit-picking-360-light");
    await tile(page, 3).tap();
    await page.locator(".now", { hasText: "Locked: 3." }).waitFor();
    assert.equal(await tile(page, 3).getAttribute("aria-pressed"), "true");
    assert.equal(await tile(page, 4).getAttribute("aria-disabled"), "true");
    await screen.page.getByText("1 of 2 have picked.").waitFor();
    await ben.page.getByText("1 of 2 have picked.").waitFor();
    await screen.page.screenshot({ path: "target/pictures/screen-hermit-picking-1920-light.png" });
    await picture("hermit-locked-360-light");
    for (const [who, all] of [["the other phone", heard], ["the screen", shown]]) {
      assert.ok(all.some((text) => text.includes('"player_picked"')), `${who} heard of no pick`);
      assert.ok(!all.some((text) => text.includes('"number":') || text.includes('"pick":3')), `${who} heard what was picked`);
    }
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(await findings(screen.page), []);
    // Neither the first digit nor the second picks anything yet.
    await ben.page.keyboard.press("1");
    await ben.page.keyboard.press("0");
    assert.equal(await tile(ben.page, 10).evaluate((one) => one === document.activeElement), true);
    await ben.page.getByText("1 of 2 have picked.").waitFor();
    await ben.page.keyboard.press("Enter");
    for (const one of [page, ben.page]) await outcome(one).waitFor();
    assert.ok(heard.some((text) => text.includes('"picks_shown"')));
    await page.locator(".outcome", { hasText: "You win with 3" }).waitFor();
    await page.locator(".outcome", { hasText: "+2 points" }).waitFor();
    await ben.page.locator(".outcome", { hasText: "Ana wins with 3" }).waitFor();
    await ben.page.getByText("Place 2 of 2, 2 points behind Ana", { exact: true }).waitFor();
    await screen.page.getByRole("heading", { name: "Ana wins with 3" }).waitFor();
    assert.deepEqual(await columns(page, ".tile", ".names"), ["*3: Ana", "10: Ben"]);
    assert.deepEqual(await columns(screen.page, "b", ".name"), ["*3: Ana", "10: Ben"]);
    await screen.page.screenshot({ path: "target/pictures/screen-hermit-shown-1920-light.png" });
    await picture("hermit-shown-360-light", { fullPage: true });
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(await findings(screen.page), []);

    // The second: one by the arrows, and both pick the same.
    await page.getByRole("button", { name: "Next", exact: true }).click();
    for (const one of [page, ben.page]) await opened(one, 2);
    for (const key of ["End", "Home", "ArrowDown", "ArrowUp", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    await page.locator(".now", { hasText: "Locked: 2." }).waitFor();
    await tile(ben.page, 2).tap();
    for (const one of [page, ben.page]) await one.locator(".outcome", { hasText: "Nobody wins" }).waitFor();
    assert.deepEqual(await columns(screen.page, "b", ".name"), ["2: Ana, Ben"]);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    for (const one of [page, ben.page, screen.page]) await one.getByRole("list", { name: "Podium" }).waitFor();
    await screen.page.getByText("2 points").first().waitFor();
    await picture("hermit-podium-360-light", { fullPage: true });
    assert.deepEqual(await findings(page), []);
    for (const one of [screen, ben]) {
      assert.deepEqual(one.faults, []);
      await one.context.close();
    }
  },
};

const LOOKS = [["en", "dark"], ["en", "contrast"], ["fr", "light"], ["es", "dark"], ["pt", "contrast"]];

for (const [lang, theme] of LOOKS) {
  tests[`Hermit with thirty numbers against a bot, and its screen in ${lang}, ${theme}`] = {
    look: PHONE,
    play: async (world) => {
      const { page, context, picture } = world;
      const kept = JSON.stringify({ lang, theme });
      await context.addInitScript((text) => localStorage.setItem("cluehouse.settings", text), kept);
      const code = await open(page, [hermit({ rounds: 1, numbers: 30 })], "Ana");
      const screen = await person(world, SCREEN);
      await screen.context.addInitScript((text) => localStorage.setItem("cluehouse.settings", text), kept);
      await screen.page.goto(`/screen/${code}`);
      await screen.page.locator(".gathering").waitFor();
      await page.locator(".bots").click();
      await page.locator(".levels .btn").last().click();
      await page.locator(".main .btn.go").click();
      await page.locator(".numbers button:not([aria-disabled])").first().waitFor();
      const sizes = await page.locator(".numbers button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
      assert.equal(sizes.length, 30);
      assert.ok(Math.min(...sizes) >= 48, `a tile is ${Math.min(...sizes)} px small`);
      assert.deepEqual(await findings(page), []);
      await picture(`hermit-${lang}-360-${theme}`, { fullPage: true });
      await screen.page.locator(".range").waitFor();
      assert.deepEqual(await findings(screen.page), []);
      await screen.page.screenshot({ path: `target/pictures/screen-hermit-${lang}-1920-${theme}.png` });
      const scrolls = await screen.page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight || document.documentElement.scrollWidth > window.innerWidth);
      assert.equal(scrolls, false);
      await page.keyboard.press("3");
      await page.keyboard.press("0");
      await page.keyboard.press("Enter");
      await page.locator(".shown").waitFor();
      assert.deepEqual(await findings(page), []);
      assert.deepEqual(await findings(screen.page), []);
      await screen.page.locator(".end").waitFor();
      assert.deepEqual(screen.faults, []);
      await screen.context.close();
    },
  };
}

export default tests;

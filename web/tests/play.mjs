// How the tests play: what a player would do with the keyboard, and what they would know.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const axe = readFileSync(fileURLToPath(new URL("../node_modules/axe-core/axe.min.js", import.meta.url)), "utf8");

/** One address of every page. */
export const PAGES = ["/", "/games", "/play/classic", "/play/super", "/play/skemind", "/play/bulls-and-cows", "/play/custom", "/play/classic/reversed", "/numble", "/numble/archive", "/numble/unlimited", "/sketch", "/races", "/rooms", "/statistics", "/settings", "/how-to-play", "/about", "/me", "/login", "/boards", "/boards/numble/daily", "/boards/chess/blitz", "/replay/nothing", "/nowhere"];

/** Whether a code fits everything that was answered. */
export function fits(code, clues) {
  return clues.every(({ guess, exact, misplaced }) => {
    const same = [...guess].filter((symbol, place) => symbol === code[place]).length;
    const count = (row, symbol) => [...row].filter((one) => one === symbol).length;
    const both = [...new Set(guess)].reduce((sum, symbol) => sum + Math.min(count(code, symbol), count(guess, symbol)), 0);
    return same === exact && both - same === misplaced;
  });
}

/** What a guess earns against a code, as the rules give it. */
export function marksFor(row, secret) {
  const guess = [...row];
  const exact = guess.filter((symbol, place) => symbol === secret[place]).length;
  const count = (row, symbol) => [...row].filter((one) => one === symbol).length;
  const both = [...new Set(guess)].reduce((sum, symbol) => sum + Math.min(count(guess, symbol), count(secret, symbol)), 0);
  return { exact, misplaced: both - exact };
}

/** All codes over some keys, in order. */
export function* codes(keys, length, repeats, row = "") {
  if (row.length === length) yield row;
  else for (const key of keys) if (repeats || !row.includes(key)) yield* codes(keys, length, repeats, row + key);
}

/** A board takes the focus when it can be played. */
export async function ready(page) {
  await page.locator("[role=gridcell]:focus").waitFor();
}

/** So does Numble. */
export async function readyNumble(page) {
  await page.locator("section.play [role=gridcell]:focus").waitFor();
}

/** Waits until the pages are kept for when there is no network. */
export async function keptOffline(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    }
  });
}

/** A guess that was to miss is the secret, as happens to one in 1,296: the test has not met what it is about and is tried again. */
export class Lucky extends Error {}

/** What a guess earned, as the page says it. */
export async function marksAt(page, number) {
  const row = page.locator("[role=table] [role=row]").nth(number - 1);
  await row.waitFor();
  const said = await row.locator(".vh").last().textContent();
  const [exact, misplaced] = said.match(/\d+/g).map(Number);
  return { exact, misplaced };
}

/** What a guess earned that nobody wants to be right. */
export async function missed(page, number) {
  const marks = await marksAt(page, number);
  const places = await page.locator("[role=table] [role=row]").nth(number - 1).locator(".was").count();
  if (marks.exact === places) throw new Lucky(`guess ${number} was the secret`);
  return marks;
}

/** Goes on with Tab, as who has no mouse, until something has the focus. */
export async function tabTo(page, locator) {
  const there = locator.and(page.locator(":focus"));
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await there.count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${locator}`);
}

/** Presses something that Tab leads to. */
export async function pressAt(page, locator) {
  await tabTo(page, locator);
  await page.keyboard.press("Enter");
}

/** Types a guess that is to miss, and answers what it earned. */
export async function miss(page, keys, number) {
  await ready(page);
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  return missed(page, number);
}

/** Plays a code game to its end with the keyboard alone, with some guesses first or from what is known; answers the guesses it took. Who is timed
 * types as a person does, and holds each key for so many milliseconds. */
export async function solve(page, { keys, length, repeats, most, held = 0 }, first = [], known = []) {
  const press = (key) => page.keyboard.press(key, { delay: held });
  const clues = [...known];
  const all = [...codes(keys, length, repeats)];
  await ready(page);
  for (let number = clues.length + 1; number <= most; number += 1) {
    const left = all.filter((code) => fits(code, clues));
    const guess = first[number - 1] ?? left[Math.floor(left.length / 2)];
    for (const key of guess) await press(key);
    await press("Enter");
    const marks = await marksAt(page, number);
    clues.push({ guess, ...marks });
    if (marks.exact === length) return clues;
  }
  return clues;
}

/** The marks of an equation, as the rules give them. */
export function marksOf(guess, target) {
  const marks = [...guess].map((sign, place) => (target[place] === sign ? "G" : "."));
  const left = [...target].filter((sign, place) => guess[place] !== sign);
  for (const [place, sign] of [...guess].entries()) {
    const found = left.indexOf(sign);
    if (marks[place] === "." && found >= 0) {
      marks[place] = "Y";
      left.splice(found, 1);
    }
  }
  return marks.join("");
}

/** Types an equation and checks it; back once its marks are there. */
export async function guessNumble(page, equation) {
  const before = await page.locator(".line:not(.now) .tile:not(.blank)").count();
  for (const key of equation.replaceAll(" ", "")) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await page.waitForFunction((count) => document.querySelectorAll(".line:not(.now) .tile:not(.blank)").length > count, before);
}

/** A profile whose pages keep everything for a time without a network. It takes a second for each, so only tests of that have it. */
export const KEPT = { serviceWorkers: "allow" };

/** The engine cannot be loaded until it is let through again. */
export const CUT_OFF = /ERR_FAILED|Failed to fetch/;

export async function cutOff(page) {
  await page.route("**/*.wasm", (route) => route.abort());
  return () => page.unroute("**/*.wasm");
}

/** What the page answers, once it is what is waited for. It is asked again and again where nothing tells when that is. */
export async function until(page, ask, arg, wanted) {
  const patience = performance.now() + 15_000;
  while (performance.now() < patience) {
    const answer = await page.evaluate(ask, arg);
    if (wanted(answer)) return answer;
  }
  throw new Error("the page has not come to what was waited for");
}

/** What the device keeps in one of its stores, once it is what is waited for. */
export function kept(page, store, wanted) {
  const all = (name) =>
    new Promise((resolve) => {
      const opening = indexedDB.open("cluehouse");
      // It is the page's to make.
      opening.onupgradeneeded = () => opening.transaction.abort();
      opening.onerror = () => resolve([]);
      opening.onsuccess = ({ target: { result } }) => {
        result.transaction(name).objectStore(name).getAll().onsuccess = (event) => resolve(event.target.result);
        result.close();
      };
    });
  return until(page, all, store, wanted);
}

/** The last guess is kept on the device. */
export async function keptOnDevice(page, guesses = 1) {
  await kept(page, "progress", (all) => all.some((one) => one.used === guesses));
}

/** Axe's findings of levels A and AA, in words. */
export async function findings(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | ")}`);
}

// What one sees of a board, what was chosen before it is opened, and what the pages say in each language.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

export const CLASSIC = { keys: "123456", length: 4, repeats: true, most: 10 };
export const SKEMIND = { keys: "123456", length: 4, repeats: false, most: 8 };
export const COLOURS = ["Red", "Blue", "Green", "Yellow", "Orange", "Violet"];

/** The past guesses of whatever is on the page. */
export const rows = (page) => page.locator("[role=table] [role=row]");
/** The places of the row that is being filled. */
export const slots = (page) => page.locator("[role=gridcell]");

/** What somebody chose on this device before. */
export const chosen = (context, settings) => context.addInitScript((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify(settings));

/** Places hold these, each by its name. */
export async function inRow(page, ...names) {
  for (const [place, name] of names.entries()) await page.getByRole("gridcell", { name: `Place ${place + 1}: ${name}`, exact: true }).waitFor();
}

/** Nothing is wider than the window. */
export async function fitsAcross(page, what) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${what} is ${wide} pixels too wide`);
}

/** A board of one's own with all there may be of everything. */
export async function openLargest(page, press = (at) => at.click()) {
  await page.goto("/play/custom");
  for (const [what, steps] of [["Symbols", 6], ["Places", 4], ["Tries", 10]]) {
    for (let step = 0; step < steps; step += 1) await press(page.getByRole("button", { name: `More: ${what}` }));
  }
  await press(page.getByRole("button", { name: "Play", exact: true }));
}

/** A module of the pages, or of what builds them. */
export const moduleAt = async (path) => (await runnerImport(fileURLToPath(new URL(path, import.meta.url)), { configFile: false, logLevel: "silent" })).module;

/** Every text of the pages in a language, by its id, as it is before its gaps are filled. */
export async function textsOf(lang) {
  const { NAMED, valuesOf } = await moduleAt("../build/texts.ts");
  return valuesOf(lang, NAMED);
}

/** What the pages say in a language, by the text's id. */
export async function speaking(lang) {
  const [{ fill }, texts] = await Promise.all([moduleAt("../src/lib/fill.ts"), textsOf(lang)]);
  return (id, values = {}) => {
    assert.ok(texts.has(id), `${id} is no text in ${lang}`);
    return fill(texts.get(id), values, lang);
  };
}

// What a first visit may cost: bytes on the wire with the heads of the answers, whatever the machine; and nothing that moves by itself.
// How long it takes is measured by `cargo xtask speed` and stands in web/BENCHMARKS.md.
import assert from "node:assert/strict";
import { KEPT, PAGES, ready, readyNumble } from "./play.mjs";
import { host } from "./together.mjs";
import { listen, settled, watchShifts } from "./traffic.mjs";

const kB = 1000;

/** The front page, until one can place a peg. */
const FRONT = 60 * kB;

/** A room, from a link on a phone that was never here until its lobby shows. */
const JOIN = 80 * kB;

/** A board and Numble with their engines. */
const BOARD = 120 * kB;

const readyFront = (page) => page.locator("[role=gridcell]").first().waitFor();

const tests = {};

/** Bytes of a first visit, in every language the largest. */
async function cost(browser, address, path, usable, atOnce = false) {
  let most = { bytes: 0 };
  for (const locale of ["en", "fr", "es", "pt"]) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale, baseURL: address });
    const page = await context.newPage();
    const heard = await listen(page);
    await page.goto(path);
    await usable(page);
    if (!atOnce) await settled(page);
    const bytes = heard.bytes();
    if (bytes > most.bytes) most = { bytes, what: `${path} in ${locale}: ${JSON.stringify(heard.kinds())}` };
    await context.close();
  }
  console.log(`  ${(most.bytes / kB).toFixed(1)} kB for ${most.what}`);
  return most;
}

tests["the front page keeps to its budget"] = async ({ browser, address }) => {
  const { bytes, what } = await cost(browser, address, "/", readyFront);
  assert.ok(bytes <= FRONT, what);
};

for (const [path, usable] of [["/play/classic", ready], ["/numble", readyNumble]]) {
  tests[`${path} keeps to its budget with its engine`] = async ({ browser, address }) => {
    const { bytes, what } = await cost(browser, address, path, usable);
    assert.ok(bytes <= BOARD, what);
    assert.match(what, /"engine":/, "the engine is in it");
  };
}

tests["a page loads the engine of its game alone, and the front page loads one with the first peg"] = async ({ browser, address }) => {
  const visit = async (path, usable, more = async () => undefined) => {
    const context = await browser.newContext({ baseURL: address });
    const page = await context.newPage();
    const heard = await listen(page);
    await page.goto(path);
    await usable(page);
    await settled(page);
    const engines = () => heard.loads().flatMap(({ keeper, path }) => (keeper ? [] : (path.match(/(\w+)_bg.*\.wasm$/)?.[1] ?? [])));
    const first = engines();
    await more(page);
    const then = engines();
    await context.close();
    return [first, then];
  };
  assert.deepEqual(await visit("/play/classic", ready), [["code"], ["code"]]);
  assert.deepEqual(await visit("/numble", readyNumble), [["numble"], ["numble"]]);
  const peg = (page) => Promise.all([page.waitForRequest(/\.wasm$/), page.locator("[role=toolbar] button").first().click()]);
  assert.deepEqual(await visit("/", readyFront, peg), [[], ["code"]]);
};

tests["joining a room keeps to its budget, until the lobby shows"] = async ({ browser, address, page }) => {
  const code = await host(page);
  let guests = 0;
  const { bytes, what } = await cost(browser, address, `/room/${code}`, async (joining) => {
    await joining.locator("#name").fill(`Guest ${(guests += 1)}`);
    await joining.locator("form .btn.go").click();
    await joining.locator("main.lobby").waitFor();
  }, true);
  assert.ok(bytes <= JOIN, what);
};

for (const [path, usable] of [["/", readyFront], ["/play/classic", ready], ["/numble", readyNumble]]) {
  tests[`what ${path} asks for early it never asks for again, however late it comes`] = async ({ page }) => {
    const heard = await listen(page);
    // Without a cache, what is asked for twice comes twice.
    await heard.session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await page.goto(path);
    await usable(page);
    const paths = heard.loads().map((load) => load.path);
    assert.deepEqual(paths.filter((one, at) => paths.indexOf(one) !== at), []);
  };
}

tests["what is kept for later waits until the page has its own"] = {
  look: KEPT,
  play: async ({ page }) => {
    const heard = await listen(page);
    await page.goto("/play/classic");
    await settled(page);
    const own = heard.loads().filter(({ keeper, path }) => !keeper && path.endsWith(".wasm"));
    const kept = heard.loads().filter(({ keeper }) => keeper);
    assert.ok(own.length === 1 && kept.length > 10, JSON.stringify(heard.loads().map(({ path, keeper }) => [path, keeper])));
    for (const { path, began } of kept) assert.ok(began > own[0].ended, `${path} was asked for while the engine came`);
  },
};

for (const width of [360, 1280]) {
  tests[`nothing on any page moves by itself at ${width} pixels, not even when the letters come late`] = async ({ browser, address }) => {
    const moved = {};
    for (const path of PAGES) {
      const context = await browser.newContext({ viewport: { width, height: 740 }, locale: "fr", serviceWorkers: "block", baseURL: address });
      await context.addInitScript(watchShifts);
      const page = await context.newPage();
      let painted = () => undefined;
      const shown = new Promise((resolve) => (painted = resolve));
      await page.route("**/*.woff2", (route) => shown.then(() => route.continue()));
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("main h1").first().waitFor({ state: "attached" });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      painted();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const shifts = await page.evaluate(() => globalThis.shifts);
      if (shifts.length > 0) moved[path] = shifts;
      await context.close();
    }
    assert.deepEqual(moved, {});
  };
}

export default tests;

// Tries the pages in a real Chromium, as the program serves them. Each file of this folder that ends in `.test.mjs` exports tests by
// name; a test gets a fresh page of a fresh browser profile. Pictures go to target/pictures.
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Lucky } from "./play.mjs";
import { launch, option, serve } from "./start.mjs";

const only = option("only");
const here = fileURLToPath(new URL(".", import.meta.url));
const pictures = join(here, "../../target/pictures");
mkdirSync(pictures, { recursive: true });

/** Much of a test is waiting for a countdown or a page: two take turns, each with a server and a browser of its own. */
const LANES = 2;
/** Whose tests take longest begins first, so that both lanes end at about the same time. */
const LONGEST = ["rooms", "sketch", "budget", "trivia", "pictures", "pages", "tongues", "hermit", "official"];

let failed = 0;
let passed = 0;

/** A picture of a page at rest: some of what a key changes comes a frame later. */
async function picture(page, file, options = {}) {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(drawn)))));
  await page.screenshot({ path: join(pictures, `${file}.png`), ...options });
}

/** Tries a test in a browser profile of its own; once more where chance has kept it from what it is about. */
async function run(name, test, { address, admin, browser }, again = false) {
  // What a test breaks on purpose, and the statuses it wants to be refused with, the browser reports as errors.
  const { look = {}, play, breaks = /(?!)/, refusals = [] } = typeof test === "function" ? { play: test } : test;
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce", locale: "en", serviceWorkers: "block", baseURL: address, ...look });
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => {
    const status = Number(/status of (\d+)/.exec(message.text())?.[1]);
    const { url } = message.location();
    // A page may be none, and the house may not know what it is asked for; a part of a page is always there.
    const unknown = status === 404 && (url === page.url() || url.startsWith(`${address}/api/`));
    if (message.type() === "error" && !unknown && !breaks.test(message.text()) && !refusals.includes(status)) faults.push(`${message.text()} (${url})`);
  });
  page.on("pageerror", (why) => faults.push(String(why)));
  page.setDefaultTimeout(15_000);
  let why = null;
  try {
    await play({ page, context, address, browser, admin, picture: (file, options) => picture(page, file, options) });
    if (faults.length > 0) throw new Error(`the page complains: ${faults.join("\n")}`);
  } catch (thrown) {
    why = thrown;
    if (!(why instanceof Lucky)) await page.screenshot({ path: join(pictures, `failed-${name.replace(/\W+/g, "-")}.png`) }).catch(() => undefined);
  } finally {
    // Whoever else came along goes too.
    for (const left of browser.contexts()) await left.close();
  }
  if (why instanceof Lucky && !again) {
    console.log(`again: ${name}: ${why.message}`);
    await run(name, test, { address, admin, browser }, true);
  } else if (why) {
    failed += 1;
    console.error(`FAILED ${name}\n  ${String(why.stack ?? why).split("\n").slice(0, 8).join("\n  ")}`);
  } else {
    passed += 1;
  }
}

const seconds = (since) => Math.round((Date.now() - since) / 1000);
const rank = (file) => [...LONGEST, file].findIndex((name) => file.startsWith(name));
const files = readdirSync(here)
  .filter((name) => name.endsWith(".test.mjs"))
  .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));

/** Takes one file after another until none is left. */
async function lane() {
  const browser = await launch(option("browser"));
  const { address, admin, stop } = await serve(option("program"));
  try {
    for (let file = files.shift(); file; file = files.shift()) {
      const { default: tests } = await import(`./${file}`);
      const wanted = Object.entries(tests).filter(([name]) => `${file} ${name}`.includes(only));
      const since = Date.now();
      for (const [name, test] of wanted) await run(name, test, { address, admin, browser });
      if (wanted.length > 0) console.log(`${file}: ${wanted.length} tests, ${seconds(since)} s`);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

const began = Date.now();
await Promise.all(Array.from({ length: LANES }, lane));
console.log(`${passed} browser tests passed, ${failed} failed, ${seconds(began)} s; pictures in target/pictures`);
process.exit(failed === 0 ? 0 : 1);

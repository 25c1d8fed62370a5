// Tries the pages in a real Chromium, as the program serves them. Each file of this folder that ends in `.test.mjs` exports tests by
// name; a test gets a fresh page of a fresh browser profile. Pictures go to target/pictures.
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, option, serve } from "./start.mjs";

const only = option("only");
const here = fileURLToPath(new URL(".", import.meta.url));
const pictures = join(here, "../../target/pictures");
mkdirSync(pictures, { recursive: true });

const { address, admin, stop } = await serve(option("program"));
const browser = await launch(option("browser"));

let failed = 0;
let passed = 0;

async function run(name, test) {
  // What a test breaks on purpose, and the statuses it wants to be refused with, the browser reports as errors.
  const { look = {}, play, breaks = /status of 404/, refusals = [] } = typeof test === "function" ? { play: test } : test;
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce", locale: "en", baseURL: address, ...look });
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => {
    const status = Number(/status of (\d+)/.exec(message.text())?.[1]);
    if (message.type() === "error" && !breaks.test(message.text()) && !refusals.includes(status)) faults.push(message.text());
  });
  page.on("pageerror", (why) => faults.push(String(why)));
  page.setDefaultTimeout(15_000);
  try {
    await play({ page, context, address, browser, admin, picture: (file, options = {}) => page.screenshot({ path: join(pictures, `${file}.png`), ...options }) });
    if (faults.length > 0) throw new Error(`the page complains: ${faults.join("\n")}`);
    passed += 1;
  } catch (why) {
    failed += 1;
    console.error(`FAILED ${name}\n  ${String(why.stack ?? why).split("\n").slice(0, 8).join("\n  ")}`);
    await page.screenshot({ path: join(pictures, `failed-${name.replace(/\W+/g, "-")}.png`) }).catch(() => undefined);
  } finally {
    await context.close();
  }
}

const began = Date.now();
try {
  for (const file of readdirSync(here).filter((name) => name.endsWith(".test.mjs")).sort()) {
    const { default: tests } = await import(`./${file}`);
    for (const [name, test] of Object.entries(tests)) {
      if (`${file} ${name}`.includes(only)) await run(name, test);
    }
  }
} finally {
  await browser.close();
  await stop();
}
console.log(`${passed} browser tests passed, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s; pictures in target/pictures`);
process.exit(failed === 0 ? 0 : 1);

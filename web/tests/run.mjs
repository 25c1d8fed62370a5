// Tries the pages in a real Chromium, as the program serves them. Each file of this folder that ends in `.test.mjs` exports tests by
// name; a test gets a fresh page of a fresh browser profile. Pictures go to target/pictures.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const option = (name) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const only = process.argv.includes("--only") ? option("only") : "";
const here = fileURLToPath(new URL(".", import.meta.url));
const pictures = join(here, "../../target/pictures");
mkdirSync(pictures, { recursive: true });

const data = mkdtempSync(join(tmpdir(), "cluehouse-pages-"));
const server = spawn(option("program"), ["serve", "--listen", "127.0.0.1:0", "--data", data], {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, CLUEHOUSE_LOG: "warn" },
});
const address = await new Promise((resolve, reject) => {
  createInterface({ input: server.stdout }).on("line", (line) => {
    const found = /http:\/\/[\d.]+:\d+/.exec(line);
    if (found) resolve(found[0]);
  });
  server.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
});
const browser = await chromium.launch({
  executablePath: option("browser"),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
});

let failed = 0;
let passed = 0;

async function run(name, test) {
  const { look = {}, play } = typeof test === "function" ? { play: test } : test;
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce", locale: "en", baseURL: address, ...look });
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => {
    // A page that is not found is one of the tests; the browser reports its status as an error.
    if (message.type() === "error" && !/status of 404/.test(message.text())) faults.push(message.text());
  });
  page.on("pageerror", (why) => faults.push(String(why)));
  page.setDefaultTimeout(15_000);
  try {
    await play({ page, context, address, browser, picture: (file, options = {}) => page.screenshot({ path: join(pictures, `${file}.png`), ...options }) });
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
  server.removeAllListeners("exit");
  server.kill("SIGTERM");
  await new Promise((resolve) => server.on("exit", resolve));
  rmSync(data, { recursive: true, force: true });
}
console.log(`${passed} browser tests passed, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s; pictures in target/pictures`);
process.exit(failed === 0 ? 0 : 1);

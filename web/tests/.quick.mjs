import { chromium } from "playwright-core"; import { readdirSync, mkdirSync } from "node:fs"; import { join } from "node:path";
const address = process.env.ADDRESS ?? "http://127.0.0.1:4173"; const [file, only = ""] = process.argv.slice(2);
const pictures = "/tmp/pictures"; mkdirSync(pictures, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
let ok = 0, bad = 0;
const { default: tests } = await import(`./${file}`);
for (const [name, test] of Object.entries(tests)) { if (!name.includes(only)) continue;
  const { look = {}, play } = typeof test === "function" ? { play: test } : test;
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce", locale: "en", baseURL: address, ...look });
  const page = await context.newPage(); const faults = []; page.on("console", m => { if (m.type() === "error" && !/status of 404/.test(m.text())) faults.push(m.text()); }); page.on("pageerror", w => faults.push(String(w))); page.setDefaultTimeout(10000);
  const began = Date.now();
  try { await play({ page, context, address, browser, picture: (f, o = {}) => page.screenshot({ path: join(pictures, `${f}.png`), ...o }) }); if (faults.length) throw new Error("complains: " + faults.join("\n").slice(0, 600)); ok++; console.log("ok", name, Date.now() - began); }
  catch (why) { bad++; console.log("FAILED", name, String(why.stack ?? why).split("\n").slice(0, 7).join("\n  ").slice(0, 900)); await page.screenshot({ path: join(pictures, "failed.png") }).catch(() => 0); }
  for (const c of browser.contexts()) await c.close(); }
await browser.close(); console.log(ok, bad);

// Every page in every theme and language: nothing that axe finds, nothing missing, nothing wider than the window.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findings, ready } from "./play.mjs";

const axe = readFileSync(fileURLToPath(new URL("../node_modules/axe-core/axe.min.js", import.meta.url)), "utf8");
const PAGES = ["/", "/games", "/play/classic", "/play/super", "/play/skemind", "/play/bulls-and-cows", "/play/custom", "/play/classic/reversed", "/numble", "/numble/archive", "/numble/unlimited", "/statistics", "/settings", "/how-to-play", "/about", "/nowhere"];
const THEMES = ["light", "dark", "contrast"];
const LANGS = ["en", "fr", "es", "pt"];

const chosen = (context, settings) => context.addInitScript((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify(settings));

async function open(page, path) {
  await page.goto(path);
  await page.locator("main").waitFor();
  await page.locator("main h1").first().waitFor({ state: "attached" });
}

const tests = {};

for (const theme of THEMES) {
  tests[`axe finds nothing on any page, ${theme}`] = async ({ page, context }) => {
    await chosen(context, { theme });
    for (const path of PAGES) {
      await open(page, path);
      assert.deepEqual(await findings(page, axe), [], `${path} in ${theme}`);
    }
  };
}

for (const lang of LANGS) {
  tests[`every page speaks ${lang} and fits 320 pixels`] = {
    look: { viewport: { width: 320, height: 640 } },
    play: async ({ page, context }) => {
      await chosen(context, { lang });
      for (const path of PAGES) {
        await open(page, path);
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${path} in ${lang} is ${wide} pixels too wide`);
        const words = await page.locator("body").innerText();
        assert.doesNotMatch(words, /\b(?:board|numble|figures|settings|result|code)-[a-z]+(?:-[a-z]+)+\b/, `${path} in ${lang} shows a text's id`);
      }
    },
  };
}

tests["an address that is no page is not found, and says so"] = async ({ page }) => {
  const response = await page.goto("/nowhere/at/all");
  assert.equal(response.status(), 404);
  await page.getByRole("heading", { name: "There is no such page" }).waitFor();
  assert.equal((await page.goto("/play/classic")).status(), 200);
};

tests["pages come packed, kept for ever where their names change, and under a strict policy"] = async ({ page, address }) => {
  const seen = [];
  page.on("response", (response) => seen.push(response));
  await page.goto("/");
  await page.locator("main").waitFor();
  const scripts = seen.filter((response) => response.url().includes("/assets/"));
  assert.ok(scripts.length > 0);
  for (const response of scripts) {
    const headers = await response.allHeaders();
    assert.equal(headers["content-encoding"], "br", response.url());
    assert.match(headers["cache-control"], /immutable/);
  }
  const plain = await fetch(`${address}/`, { headers: { "accept-encoding": "gzip" } });
  assert.equal(plain.headers.get("content-encoding"), "gzip");
  assert.match(plain.headers.get("content-security-policy"), /script-src 'self' 'wasm-unsafe-eval'/);
  assert.equal(plain.headers.get("cache-control"), "no-cache");
};

tests["the language changes without losing the game"] = async ({ page }) => {
  await open(page, "/play/classic");
  await ready(page);
  for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
  await page.locator("[role=table] [role=row]").first().waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByText("Français").click();
  await page.getByRole("heading", { name: "Réglages" }).or(page.getByRole("heading", { name: "Paramètres" })).first().waitFor();
  await page.goBack();
  await page.locator("[role=table] [role=row]").first().waitFor();
  assert.equal(await page.locator("[role=table] [role=row]").count(), 1);
};

tests["after the first visit everything for one works without a network"] = async ({ page, context }) => {
  await open(page, "/");
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    }
    return registration.active?.state;
  });
  await context.setOffline(true);
  await open(page, "/play/classic");
  await page.getByRole("status").filter({ hasText: "You are offline." }).waitFor();
  await ready(page);
  for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
  await page.locator("[role=table] [role=row]").first().waitFor();
  await page.getByRole("button", { name: "Practise with help" }).click();
  await page.getByRole("tab", { name: "Assist" }).click();
  await page.getByText("1,296 codes are left.").waitFor();
  await open(page, "/numble/unlimited");
  await page.locator(".pad").waitFor();
  await context.setOffline(false);
};

export default tests;

// Skemind's changing look: it comes from a number of its own, changes with every game, and never what a key means.
import assert from "node:assert/strict";
import { chosen, inRow, moduleAt, SKEMIND } from "./board.mjs";
import { kept, keptOnDevice, miss, ready, solve } from "./play.mjs";

const SHAPES = ["Circle", "Square", "Triangle", "Diamond", "Star", "Hexagon"];

/** What there is of the look on the page. */
const lookOf = (page) =>
  page.locator(".mid").evaluate((board) => ({
    order: [...board.querySelectorAll(".pal .nm")].map((name) => name.textContent),
    pattern: Number(/\bp(\d)\b/.exec(board.querySelector(".pattern")?.className ?? "")?.[1] ?? -1),
    angle: parseFloat(board.style.getPropertyValue("--angle") || "0"),
    spacing: parseFloat(board.style.getPropertyValue("--spacing") || "1"),
  }));

const transformOf = (page) => page.locator(".turned").evaluate((house) => getComputedStyle(house).transform);

const NONE = { order: SHAPES, pattern: -1, angle: 0, spacing: 1 };

async function open(page) {
  await page.goto("/play/skemind");
  await ready(page);
}

/** The number that the game's look comes from, once it is kept. */
async function numberOf(page) {
  await keptOnDevice(page);
  const [{ look }] = await kept(page, "progress", (all) => all.some(({ entry }) => entry === "skemind"));
  return look;
}

const tests = {};

tests["a number gives one look, gentle in all of them, and every look comes up"] = async () => {
  const { ambient } = await moduleAt("../src/lib/ambient.ts");
  const [orders, patterns] = [new Set(), new Set()];
  for (let number = 0; number < 20_000; number += 1) {
    const id = Math.imul(number, 0x9e3779b1) >>> 0;
    const look = ambient(id, 6);
    assert.deepEqual(ambient(id, 6), look);
    assert.deepEqual([...look.order].sort(), [0, 1, 2, 3, 4, 5]);
    assert.ok(Math.abs(look.angle) <= 1.5, `${look.angle}°`);
    assert.ok(look.spacing >= 0.95 && look.spacing <= 1.1, String(look.spacing));
    orders.add(look.order.join(""));
    patterns.add(look.pattern);
  }
  assert.equal(orders.size, 720);
  assert.deepEqual([...patterns].sort(), [0, 1, 2, 3]);
};

tests["a Skemind looks as its number says, keeps it over a reload, and the next one looks otherwise"] = async ({ page }) => {
  const { ambient } = await moduleAt("../src/lib/ambient.ts");
  await open(page);
  const before = await lookOf(page);
  await miss(page, "1234", 1);
  const said = ambient(await numberOf(page), 6);
  assert.deepEqual(before, { ...said, order: said.order.map((symbol) => SHAPES[symbol]) });
  await page.reload();
  await ready(page);
  assert.deepEqual(await lookOf(page), before);
  const turn = await transformOf(page);
  const sine = Number(/^matrix\([^,]+, ([^,]+)/.exec(turn)[1]);
  assert.ok(Math.abs(Math.asin(sine) * (180 / Math.PI) - before.angle) < 0.01, `${turn} is not ${before.angle}°`);
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Again" }).and(page.locator(":focus")).press("Enter");
  await ready(page);
  assert.notDeepEqual(await lookOf(page), before);
};

tests["below 600 pixels a Skemind is not turned, and nothing is out of line"] = async ({ page }) => {
  await open(page);
  assert.notEqual(await transformOf(page), "none");
  await page.setViewportSize({ width: 600, height: 800 });
  assert.notEqual(await transformOf(page), "none");
  await page.setViewportSize({ width: 599, height: 800 });
  assert.equal(await transformOf(page), "none");
  await miss(page, "1234", 1);
  const lefts = (what) => page.locator(what).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => Math.round((left + right) / 2)));
  assert.deepEqual(await lefts("[role=table] .was"), await lefts("[role=gridcell]"));
};

tests["whatever the order, a digit places its own symbol, and each piece says its key"] = async ({ page }) => {
  await open(page);
  for (const key of "1234") await page.keyboard.press(key);
  await inRow(page, "circle", "square", "triangle", "diamond");
  for (const key of ["Shift+Delete", "5", "6"]) await page.keyboard.press(key);
  await inRow(page, "star", "hexagon", "empty", "empty");
  const keys = await page.getByRole("toolbar").getByRole("button").evaluateAll((buttons) =>
    buttons.map((button) => [button.querySelector(".nm").textContent, button.getAttribute("aria-keyshortcuts"), getComputedStyle(button, "::after").content.replace(/ \/ ""$/, ""), button.querySelector("text").textContent]),
  );
  assert.deepEqual(keys.sort(), SHAPES.map((name, symbol) => [name, String(symbol + 1), `"${symbol + 1}"`, String(symbol + 1)]).sort());
  const printed = (buttons) => buttons.filter((button) => getComputedStyle(button, "::after").display !== "none").length;
  assert.equal(await page.getByRole("toolbar").locator("button").evaluateAll(printed), 6, "there where it can be read");
};

for (const [why, settings] of Object.entries({ "it is switched off": { ambient: false }, "the theme is contrast": { theme: "contrast" } })) {
  tests[`Skemind looks plain where ${why}`] = async ({ page, context }) => {
    await chosen(context, settings);
    await open(page);
    assert.deepEqual(await lookOf(page), NONE);
    await solve(page, SKEMIND);
    await page.getByRole("button", { name: "Again" }).and(page.locator(":focus")).press("Enter");
    await ready(page);
    assert.deepEqual(await lookOf(page), NONE);
  };
}

tests["the switch in the settings takes Skemind's look away from the game that is played"] = async ({ page }) => {
  await open(page);
  await miss(page, "1234", 1);
  await keptOnDevice(page);
  assert.notEqual((await lookOf(page)).pattern, -1);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("switch", { name: /^Skemind’s changing look/ }).uncheck();
  await page.goBack();
  await ready(page);
  assert.deepEqual(await lookOf(page), NONE);
};

tests["where colours are forced Skemind has no pattern and is not turned"] = {
  look: { forcedColors: "active" },
  play: async ({ page }) => {
    await open(page);
    assert.equal(await page.locator(".pattern").isVisible(), false);
    assert.equal(await transformOf(page), "none");
  },
};

export default tests;

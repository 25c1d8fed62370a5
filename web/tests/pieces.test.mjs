// The pieces of a board: what its marks are called, which keys place what, the palette, the time there is, and what was chosen in the settings.
import assert from "node:assert/strict";
import { chosen, COLOURS, inRow, openLargest, rows, slots, speaking } from "./board.mjs";
import { keptOnDevice, miss, missed, ready, readyNumble, tabTo, until } from "./play.mjs";

const tests = {};

/** What the two marks are called beside each board. */
const CALLED = {
  classic: ["Exact (black)", "Misplaced (white)", "symbol"],
  super: ["Exact (black)", "Misplaced (white)", "symbol"],
  skemind: ["Exact (white)", "Misplaced (grey)", "symbol"],
  "bulls-and-cows": ["Exact (bull)", "Misplaced (cow)", "digit"],
};

for (const [entry, [exact, misplaced, what]] of Object.entries(CALLED)) {
  tests[`beside ${entry} its marks have the game's own words, and it says who plays which role`] = async ({ page }) => {
    await page.goto(`/play/${entry}`);
    await ready(page);
    const card = page.getByRole("region", { name: "This game" });
    const legend = card.locator(".legend");
    assert.deepEqual(await legend.allInnerTexts(), [`${exact} right ${what}, right place`, `${misplaced} right ${what}, wrong place`]);
    // The same drawing as on the board.
    for (const [index, mark] of ["full", "ring"].entries()) assert.equal(await legend.nth(index).locator(`circle.${mark}`).count(), 1);
    const facts = await card.locator("dl").first().evaluate((list) => [...list.querySelectorAll("dt")].map((name) => [name.textContent, name.nextElementSibling.textContent]));
    const roles = Object.fromEntries(facts);
    assert.deepEqual([roles.You, roles.Computer], ["break the code", "hides it"]);
  };
}

tests["in every language white is exact in Skemind and misplaced in the classic code"] = async () => {
  for (const lang of ["en", "fr", "es", "pt"]) {
    const say = await speaking(lang);
    const word = (id) => /\((.+)\)$/.exec(say(id))?.[1];
    assert.ok(word("legend-exact-skemind"), lang);
    assert.equal(word("legend-exact-skemind"), word("legend-misplaced-classic"), lang);
    const others = ["legend-exact-classic", "legend-misplaced-skemind", "legend-exact-bulls-and-cows", "legend-misplaced-bulls-and-cows"].map(word);
    assert.equal(new Set([...others, word("legend-exact-skemind")]).size, 5, `${lang}: ${others}`);
  }
};

tests["on a phone the key of the marks leads to the legend"] = {
  look: { viewport: { width: 360, height: 740 }, hasTouch: true },
  play: async ({ page }) => {
    await page.goto("/play/skemind");
    await ready(page);
    const legend = page.getByText("Exact (white)");
    const seen = () => legend.evaluate((words) => words.getBoundingClientRect().top >= 0 && words.getBoundingClientRect().bottom <= innerHeight);
    assert.equal(await seen(), false);
    await page.getByRole("button", { name: "exact misplaced" }).tap();
    await page.waitForFunction(() => scrollY > 0);
    assert.equal(await seen(), true);
  },
};

/** Presses a key as a keyboard of another layout reports it. */
const type = (page, key, code, more = {}) => slots(page).first().dispatchEvent("keydown", { key, code, ...more });
/** Where a French keyboard has its digits: above the shift, with other signs below. */
const AZERTY = { 1: "&", 2: "é", 3: '"', 4: "'", 5: "(", 6: "-", 7: "è", 8: "_", 9: "ç", 0: "à" };

tests["digits place pegs by where their keys are: on a French keyboard without Shift, and with it"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  for (const digit of [1, 6, 2, 5]) await type(page, AZERTY[digit], `Digit${digit}`);
  await inRow(page, "red", "violet", "blue", "orange");
  await page.getByRole("button", { name: "Clear the row" }).click();
  for (const digit of [3, 4, 4, 3]) await type(page, String(digit), `Digit${digit}`, { shiftKey: true });
  await inRow(page, "green", "yellow", "yellow", "green");
  await page.getByRole("button", { name: "Clear the row" }).click();
  // What Shift makes a sign is no digit elsewhere, and a digit this board has no symbol for places nothing.
  await type(page, "!", "Digit1", { shiftKey: true });
  await type(page, AZERTY[7], "Digit7");
  await type(page, "1", "Numpad1");
  await inRow(page, "red", "empty", "empty", "empty");
};

tests["digits of Bulls & Cows and of Numble are typed without Shift on a French keyboard"] = async ({ page }) => {
  await page.goto("/play/bulls-and-cows");
  await ready(page);
  for (const digit of [0, 9, 4, 7]) await type(page, AZERTY[digit], `Digit${digit}`);
  await inRow(page, "0", "9", "4", "7");
  await page.goto("/numble/unlimited");
  await readyNumble(page);
  // There the minus is on the key of the 6, which takes Shift; so does the plus, on another.
  for (const [key, code, more] of [["&", "Digit1"], ["à", "Digit0"], ["-", "Digit6"], ["6", "Digit6", { shiftKey: true }], ["=", "Equal"], ["'", "Digit4"]]) await type(page, key, code, more);
  await inRow(page, "1", "0", "space", "minus", "space", "6", "space", "equals", "space", "4");
};

tests["the palette is one stop for Tab; arrows move inside, rows of it up and down, and its ends are ends"] = async ({ page }) => {
  await openLargest(page);
  await ready(page);
  const palette = page.getByRole("toolbar", { name: "Colours" });
  const at = (name) => palette.getByRole("button", { name, exact: true }).and(page.locator(":focus")).waitFor();
  const stops = () => palette.locator("[tabindex='0']").count();
  await page.keyboard.press("Tab");
  await at("Red");
  assert.equal(await stops(), 1);
  for (const [key, name] of [["ArrowLeft", "Red"], ["ArrowRight", "Blue"], ["ArrowDown", "Pink"], ["ArrowUp", "Blue"], ["ArrowDown", "Pink"], ["ArrowRight", "Black"]]) {
    await page.keyboard.press(key);
    await at(name);
    assert.equal(await stops(), 1, key);
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await inRow(page, "black", "black", "empty");
  await at("Black");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Undo" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Shift+Tab");
  await at("Black");
  for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowRight");
  await at("Lime");
  await page.keyboard.press("Shift+Tab");
  await page.getByRole("gridcell", { name: "Place 3: empty" }).and(page.locator(":focus")).waitFor();
};

/** Chooses how much time there is. */
async function pace(page, name) {
  await page.goto("/play/skemind");
  await ready(page);
  await page.getByRole("button", { name: "Time allowance" }).click();
  await page.getByRole("radio", { name, exact: true }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await ready(page);
}

tests["Skemind without a limit has no clock, and goes on however long one thinks, after a reload too"] = async ({ page }) => {
  await page.clock.install();
  await pace(page, "No limit");
  const clock = page.locator(".clock");
  await clock.waitFor({ state: "detached" });
  await miss(page, "1234", 1);
  await page.clock.fastForward("03:00:00");
  await miss(page, "3456", 2);
  await keptOnDevice(page, 2);
  await page.reload();
  await rows(page).nth(1).waitFor();
  assert.equal(await clock.count(), 0);
  await page.clock.fastForward("03:00:00");
  await miss(page, "5612", 3);
  assert.equal(await page.getByRole("heading", { name: "Time is up" }).count(), 0);
};

tests["Skemind with twice the time ends after six minutes, not sooner"] = async ({ page }) => {
  await page.clock.install();
  await pace(page, "× 2");
  const clock = page.locator(".clock b");
  await clock.filter({ hasText: /^6:00$/ }).waitFor();
  await miss(page, "1234", 1);
  await page.clock.fastForward("03:10");
  await clock.filter({ hasText: /^2:(49|50)$/ }).waitFor();
  await miss(page, "3456", 2);
  await page.clock.fastForward("02:51");
  await page.getByRole("heading", { name: "Time is up" }).locator("visible=true").waitFor();
};

/** The body's and the letter's colour of each piece of the palette, and what is printed on it. */
const seenOf = (page) =>
  page.getByRole("toolbar").locator("svg.peg").evaluateAll((pegs) =>
    pegs.map((peg) => ({ body: getComputedStyle(peg.querySelector(".body")).fill, mark: peg.querySelector("text")?.textContent ?? "" })),
  );
const bodies = async (page) => (await seenOf(page)).map(({ body }) => body);
const marks = async (page) => (await seenOf(page)).map(({ mark }) => mark);
const rgb = (hex) => `rgb(${hex.match(/\w\w/g).map((part) => parseInt(part, 16)).join(", ")})`;

async function choose(page, group, option) {
  await page.goto("/settings");
  await page.getByRole("group", { name: group }).getByRole("radio", { name: option, exact: true }).check();
  await page.goto("/play/classic");
  await ready(page);
}

tests["the colours that are chosen are those of the board: the house's, Okabe and Ito's, or ink alone"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  const first = () => getComputedStyle(document.querySelector(".pal .peg .body")).fill;
  assert.deepEqual(await bodies(page), ["b62d2f", "306cde", "4ec385", "fedc25", "de882e", "581b7c"].map(rgb));
  await choose(page, "Colours of the pegs", "Okabe–Ito");
  // The colours come with the page that has them.
  await until(page, first, null, (colour) => colour !== rgb("b62d2f"));
  assert.deepEqual(await bodies(page), ["d55e00", "0072b2", "009e73", "f0e442", "e69f00", "cc79a7"].map(rgb), "as they were published");
  await choose(page, "Colours of the pegs", "Ink only");
  await until(page, first, null, (colour) => colour !== rgb("b62d2f"));
  const paper = await page.locator(".walls").evaluate((walls) => getComputedStyle(walls).backgroundColor);
  assert.deepEqual(await bodies(page), Array(6).fill(paper));
  // Shapes still differ.
  const shapes = await page.getByRole("toolbar").locator(".body").evaluateAll((bodies) => bodies.map((body) => body.getAttribute("d")));
  assert.equal(new Set(shapes).size, 6);
};

tests["pegs are labelled with letters, numbers or nothing, as is chosen, and letters place them all the same"] = async ({ page }) => {
  for (const [option, expected] of [["Number", "123456"], ["None", ""], ["Letter", "RBGYOV"]]) {
    await choose(page, "Label on pegs", option);
    assert.deepEqual(await marks(page), Array.from({ length: 6 }, (_, symbol) => expected[symbol] ?? ""));
    for (const key of ["r", "v", "1", "6"]) await page.keyboard.press(key);
    await inRow(page, "red", "violet", "red", "violet");
    assert.deepEqual(await slots(page).locator("svg").evaluateAll((pegs) => pegs.map((peg) => peg.textContent.trim())), [0, 5, 0, 5].map((symbol) => expected[symbol] ?? ""));
    await page.keyboard.press("Shift+Delete");
    await inRow(page, "empty", "empty", "empty", "empty");
    assert.deepEqual(await page.getByRole("toolbar").locator(".nm").allInnerTexts(), COLOURS, "the name is always there");
  }
};

tests["sound is off until it is switched on, stays on, and only then is what makes it loaded"] = async ({ page }) => {
  const asked = [];
  page.on("request", (request) => /\/assets\/tones-/.test(request.url()) && asked.push(request.url()));
  await page.goto("/play/classic");
  await miss(page, "1122", 1);
  assert.deepEqual(asked, []);
  await page.goto("/settings");
  const sound = page.getByRole("switch", { name: /^Sound/ });
  assert.equal(await sound.isChecked(), false);
  assert.equal(await page.getByLabel("Volume").count(), 0);
  await tabTo(page, sound);
  await page.keyboard.press("Space");
  await page.getByLabel("Volume").waitFor();
  await page.reload();
  await page.getByLabel("Volume").waitFor();
  assert.equal(await sound.isChecked(), true);
  await page.goto("/play/super");
  await ready(page);
  await Promise.all([page.waitForRequest(/\/assets\/tones-/), page.keyboard.press("1")]);
};

tests["theme, colours, labels and tiles that were chosen are those of the next visit"] = async ({ page, context }) => {
  await chosen(context, { theme: "dark", palette: "ink", label: "none", tiles: "orange" });
  await page.goto("/play/classic");
  await ready(page);
  const root = await page.locator("html").evaluate(({ dataset }) => ({ ...dataset }));
  assert.deepEqual([root.theme, root.palette, root.tiles], ["dark", "ink", "orange"]);
  for (const key of "1122") await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await missed(page, 1);
  assert.equal(await rows(page).locator("text").count(), 0);
};

export default tests;

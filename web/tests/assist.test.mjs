// Help in practice against the rules: every code that is left, what is certain of each place, and its proof. And one's own notes.
import assert from "node:assert/strict";
import { CLASSIC, COLOURS, rows, slots } from "./board.mjs";
import { codes, fits, keptOnDevice, Lucky, marksFor, miss, pressAt, ready, tabTo, until } from "./play.mjs";

const ALL = [...codes(CLASSIC.keys, CLASSIC.length, CLASSIC.repeats)];

/** Back to the row that is being filled. */
const toRow = (page) => page.locator("[role=gridcell][tabindex='0']").focus();

async function practise(page) {
  await page.goto("/play/classic");
  await ready(page);
  await page.getByRole("button", { name: "Practise with help" }).click();
  await page.getByRole("tab", { name: "Assist" }).click();
  await page.getByText("1,296 codes are left.").waitFor();
  await toRow(page);
}

/** A guess that cannot be the code any more, and leaves few at the worst, but several rather than one where there are many. */
function narrowing(left) {
  const cost = (guess) => {
    const parts = {};
    for (const code of left) {
      const { exact, misplaced } = marksFor(guess, code);
      parts[`${exact} ${misplaced}`] = (parts[`${exact} ${misplaced}`] ?? 0) + 1;
    }
    const sizes = Object.values(parts);
    return Math.max(...sizes) + (left.length > 24 ? sizes.filter((size) => size === 1).length : 0);
  };
  const others = ALL.filter((code, index) => index % 7 === 0 && !left.includes(code));
  return others.map((code) => [cost(code), code]).sort(([one], [other]) => one - other)[0][1];
}

/** What is so of a symbol in a place, by the codes that are left. */
function certain(left, key, place) {
  const there = left.filter((code) => code[place] === key).length;
  return there === 0 ? "cannot" : there === left.length ? "must" : "can";
}

/** Every cell of the table, in its order. */
const cellsOf = (left) => [...CLASSIC.keys].flatMap((key) => [0, 1, 2, 3].map((place) => ({ key, place, verb: certain(left, key, place), says: `${COLOURS[key - 1]} ${certain(left, key, place)} be in place ${place + 1}` })));

/** The codes that the page lists, by their keys. */
async function listed(page) {
  const pegs = await page.getByRole("list", { name: "The codes that are left" }).getByRole("listitem").evaluateAll((items) => items.map((item) => [...item.querySelectorAll("[role=img]")].map((peg) => peg.ariaLabel)));
  return pegs.map((names) => names.map((name) => COLOURS.indexOf(name) + 1).join("")).sort();
}

/** The count, the list and the table say what follows from the marks. */
async function agrees(page, left) {
  await page.locator(".count").getByText(left.length === 1 ? "1 code is left." : `${left.length} codes are left.`, { exact: true }).waitFor();
  if (left.length <= 24) assert.deepEqual(await listed(page), [...left].sort());
  const expected = cellsOf(left).map(({ says, verb }) => `${{ must: "yes", can: "open", cannot: "no" }[verb]}: ${says}`);
  const cells = () => [...document.querySelectorAll("#panel td button")].map((cell) => `${cell.className.split(" ").find((one) => ["yes", "no", "open"].includes(one))}: ${cell.ariaLabel}`);
  await until(page, cells, null, (said) => said.join() === expected.join());
}

/** Goes on guessing what cannot be the code until something is wanted of those that are left. */
async function narrow(page, clues, wanted, each = async () => undefined) {
  for (let guess = "1122"; clues.length < CLASSIC.most; ) {
    clues.push({ guess, ...(await miss(page, guess, clues.length + 1)) });
    const left = ALL.filter((code) => fits(code, clues));
    await each(left);
    if (wanted(left)) return left;
    guess = narrowing(left);
  }
  throw new Lucky("nothing became certain");
}

const tests = {};

tests["in practice the codes that are left are exactly those that fit every mark, and the table says of each place what they agree on"] = async ({ page }) => {
  await practise(page);
  const sizes = [];
  const some = (left) => left.some((code) => [...code].some((key, place) => certain(left, key, place) === "must"));
  await narrow(page, [], some, async (left) => {
    sizes.push(left.length);
    await agrees(page, left);
  });
  if (!sizes.some((size) => size > 1 && size <= 24)) throw new Lucky(`a list of several was never seen: ${sizes}`);
};

tests["what is certain in practice has its proof: the guesses it names leave no other code"] = async ({ page }) => {
  await practise(page);
  const clues = [];
  const verbs = (left) => new Set(cellsOf(left).map(({ verb }) => verb));
  const left = await narrow(page, clues, (left) => verbs(left).has("must"));
  await agrees(page, left);
  const proof = page.locator("#panel").getByRole("status");
  assert.equal(await proof.innerText(), "Tap a sign to see which guesses prove it.");
  for (const { key, place, verb, says } of cellsOf(left)) {
    await page.getByRole("button", { name: says, exact: true }).click();
    await proof.filter({ hasText: says }).waitFor();
    const words = await proof.innerText();
    if (verb === "can") assert.equal(words, `${says}: some codes that are left have it there, others do not.`);
    else {
      const by = /^(.*)\. Proof, by guess: ([\d, and]+)\.$/.exec(words);
      assert.equal(by?.[1], says, words);
      const proving = by[2].match(/\d+/g).map((number) => clues[number - 1]);
      assert.equal(certain(ALL.filter((code) => fits(code, proving)), key, place), verb, words);
    }
  }
};

/** A cell of the notes. */
const note = (page, what) => page.getByRole("table", { name: /^Your notes/ }).getByRole("button", { name: what, exact: true });

tests["notes go from open to possible to ruled out and back, by mouse and by keyboard, each for itself"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  for (const [cell, press] of [["Green in place 3", (at) => at.click()], ["Violet in place 1", (at) => at.press("Enter")], ["Red in place 4", (at) => at.press("Space")]]) {
    for (const [before, after] of [["open", "possible"], ["possible", "ruled out"], ["ruled out", "open"]]) {
      await press(note(page, `${cell}: ${before}`));
      await note(page, `${cell}: ${after}`).waitFor();
      assert.equal(await page.getByRole("table", { name: /^Your notes/ }).getByRole("button", { name: /: open$/ }).count(), after === "open" ? 24 : 23);
    }
  }
  assert.equal(await slots(page).locator("[data-piece]").count(), 0, "nothing was placed by it");
  assert.equal(await rows(page).count(), 0);
};

tests["notes are reached with Tab and outlive guesses; the next game begins without them"] = async ({ page }) => {
  await page.goto("/play/classic");
  await ready(page);
  await pressAt(page, note(page, "Red in place 1: open"));
  await page.keyboard.press("Tab");
  await note(page, "Red in place 2: open").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await toRow(page);
  await miss(page, "1122", 1);
  await miss(page, "3344", 2);
  await note(page, "Red in place 1: possible").waitFor();
  await note(page, "Red in place 2: ruled out").waitFor();
  await keptOnDevice(page, 2);
  await page.reload();
  await ready(page);
  await note(page, "Red in place 2: ruled out").waitFor();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Again" }).and(page.locator(":focus")).press("Enter");
  await ready(page);
  await tabTo(page, note(page, "Red in place 2: open"));
};

export default tests;

// The other way round: the computer breaks the player's code, which is set on a row, or only thought of and answered for by hand.
import assert from "node:assert/strict";
import { findings, fits, kept, Lucky, marksAt, marksFor, pressAt, ready } from "./play.mjs";
import { watchShifts } from "./traffic.mjs";

const KEYS = ["Red", "Blue", "Green", "Yellow", "Orange", "Violet", "Cyan", "Pink"];
const button = (page, name) => page.getByRole("button", { name, exact: true });
const rows = (page) => page.locator("[role=table] [role=row]");
const head = (page) => page.locator("#head");
const thinking = (page) => head(page).filter({ hasText: "The computer is thinking." });

/** The keys of a guess. */
async function guessAt(page, number) {
  const names = await rows(page).nth(number - 1).getByRole("img").evaluateAll((pegs) => pegs.map((peg) => peg.ariaLabel));
  return names.map((name) => KEYS.indexOf(name) + 1).join("");
}

/** What is asked or said, once the computer has thought. */
async function said(page) {
  const now = head(page).filter({ hasNotText: "The computer is thinking." });
  await now.waitFor();
  return now.innerText();
}

/** Sets a code, from the page as it opens; answers once the first guess is there. */
async function setCode(page, code) {
  await button(page, "Set a code and watch").click();
  await typeCode(page, code);
}

async function typeCode(page, code) {
  await ready(page);
  for (const key of code) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await said(page);
}

/** Answers the guess that waits, with a press as `press` does it. */
async function answer(page, { exact, misplaced }, press = (at) => at.click()) {
  for (let step = 0; step < exact; step += 1) await press(button(page, "More: exact"));
  for (let step = 0; step < misplaced; step += 1) await press(button(page, "More: misplaced"));
  await press(button(page, "Answer"));
}

/** Plays to the end, by hand or watching; answers every guess with what it earned. Each is what the rules say. */
async function playOut(page, code, press = (at) => at.click(), each = async () => undefined) {
  const clues = [];
  for (let words = await said(page); ; words = await said(page)) {
    const number = await rows(page).count();
    if (number > clues.length) {
      const guess = await guessAt(page, number);
      clues.push({ guess, ...marksFor(guess, code) });
      await each(clues);
    }
    if (/^(Found with|Your code was not found)/.test(words)) break;
    if (/^How good is guess/.test(words)) await answer(page, clues.at(-1), press);
    else await press(button(page, "Next guess"));
    // A computer that never ends is not waited for.
    assert.ok(clues.length <= 10, words);
  }
  for (const [index, { exact, misplaced }] of clues.entries()) assert.deepEqual(await marksAt(page, index + 1), { exact, misplaced });
  return clues;
}

/** Whether some guess could not be the code any more, by what was answered before it. */
const strays = (clues) => clues.some(({ guess }, index) => !fits(guess, clues.slice(0, index)));

async function choose(page, strength) {
  await page.getByRole("button", { name: /^Strength: / }).click();
  await page.getByRole("radio", { name: strength, exact: true }).check();
  await button(page, "Begin anew").click();
}

const tests = {};

tests["the computer breaks a code one thinks of"] = async ({ page, picture }) => {
  await page.goto("/play/classic/reversed");
  const clues = await playOut(page, "1342");
  assert.equal(clues.at(-1).guess, "1342");
  assert.equal(await head(page).innerText(), `Found with ${clues.length} guesses`);
  await picture("reversed-1280");
};

tests["the computer breaks a code one thinks of by keyboard alone"] = async ({ page }) => {
  await page.goto("/play/classic/reversed");
  const asked = async (clues) => {
    // The first question comes to nobody; each after an answer is read out where one goes on.
    if (clues.length > 1 && clues.at(-1).exact < 4) assert.equal(await head(page).and(page.locator(":focus")).count(), 1);
  };
  const clues = await playOut(page, "5336", (at) => pressAt(page, at), asked);
  assert.equal(clues.at(-1).guess, "5336");
  await page.locator("#head:focus").filter({ hasText: "Found with" }).waitFor();
  await pressAt(page, button(page, "Again"));
  await head(page).filter({ hasText: "How good is guess 1?" }).waitFor();
  assert.equal(await rows(page).count(), 1);
};

tests["the computer breaks a code that is set, and one watches it by keyboard alone"] = async ({ page, picture }) => {
  await page.goto("/play/classic/reversed");
  await pressAt(page, button(page, "Set a code and watch"));
  await ready(page);
  await page.keyboard.press("4");
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "3 places empty" }).waitFor();
  await typeCode(page, "161");
  // Each guess is told where it comes from: the button that asks for the next keeps the focus.
  const told = async (clues) => {
    const { guess, exact, misplaced } = clues.at(-1);
    if (exact === 4) return;
    const names = [...guess].map((key) => KEYS[key - 1].toLowerCase()).join(", ");
    await page.getByRole("status").filter({ hasText: `Guess ${clues.length} of 10. ${names}. ${exact} exact, ${misplaced} misplaced.` }).waitFor();
    await page.locator("button:focus", { hasText: "Next guess" }).waitFor();
    if (clues.length === 2) await picture("reversed-set-1280");
  };
  const clues = await playOut(page, "4161", (at) => at.press("Enter"), told);
  assert.equal(clues.at(-1).guess, "4161");
  await page.locator("#head:focus").filter({ hasText: `Found with ${clues.length} guess` }).waitFor();
  await pressAt(page, button(page, "Again"));
  await ready(page);
  assert.equal(await page.getByRole("gridcell", { name: /empty/ }).count(), 4);
};

tests["without repeats a code with one is not taken, and the place at fault is named"] = async ({ page }) => {
  await page.goto("/play/skemind/reversed");
  await button(page, "Set a code and watch").click();
  await ready(page);
  for (const key of ["2", "5", "2", "1", "Enter"]) await page.keyboard.press(key);
  await page.getByRole("status").filter({ hasText: "place 1" }).waitFor();
  await page.locator("[role=gridcell]:focus").and(page.getByRole("gridcell", { name: /^Place 3/ })).waitFor();
  await page.keyboard.press("6");
  await page.keyboard.press("Enter");
  await head(page).filter({ hasText: "Guess 1 of 8" }).waitFor();
};

tests["answers that cannot all be true are pointed out, and one can be corrected"] = async ({ page }) => {
  await page.goto("/play/classic/reversed");
  while (/^How good/.test(await said(page))) await answer(page, { exact: 0, misplaced: 0 });
  await page.locator("#head:focus").filter({ hasText: "No code fits your answers" }).waitFor();
  const which = await page.getByRole("status").filter({ hasText: "correct one" }).innerText();
  const clashing = await page.locator(".r.bad [role=rowheader]").evaluateAll((all) => all.map((one) => one.textContent.match(/\d+/)[0]));
  assert.deepEqual(which.match(/\d+/g), clashing);
  assert.deepEqual(await findings(page), []);
  await button(page, "Change").first().press("Enter");
  await page.locator("#head:focus").filter({ hasText: "Change answer 1" }).waitFor();
  await button(page, "More: exact").click();
  const guesses = await rows(page).count();
  await button(page, "Answer").press("Enter");
  await page.locator("#head:focus").filter({ hasText: `How good is guess ${guesses + 1}?` }).waitFor();
};

for (const form of ["one thinks of", "that is set"]) {
  const byHand = form === "one thinks of";

  tests[`how strong the computer breaks a code ${form} is chosen, and stays for the next game`] = async ({ page }) => {
    await page.goto("/play/classic/reversed");
    if (!byHand) await button(page, "Set a code and watch").click();
    await choose(page, "Easy");
    if (!byHand) await typeCode(page, "6425");
    const easy = await playOut(page, "6425");
    if (easy.length < 4) throw new Lucky("it was guessed by chance");
    assert.ok(strays(easy), "it guesses anything");
    await button(page, "Again").click();
    if (!byHand) await typeCode(page, "6425");
    await button(page, "Strength: Easy").waitFor();
    await head(page).filter({ hasText: byHand ? "How good is guess 1?" : "Guess 1 of 10" }).waitFor();
    if (byHand) await answer(page, marksFor(await guessAt(page, 1), "6425"));
    await said(page);
    // Whoever has begun is asked.
    await choose(page, "Medium");
    await page.getByText("Leave this game?").waitFor();
    const before = await guessAt(page, 1);
    await page.getByRole("group").getByRole("button", { name: "Go on" }).click();
    assert.equal(await guessAt(page, 1), before);
    await button(page, "Begin anew").click();
    await page.getByRole("group").getByRole("button", { name: "Begin anew" }).click();
    if (!byHand) await typeCode(page, "6425");
    const medium = await playOut(page, "6425");
    assert.ok(!strays(medium), JSON.stringify(medium));
    // The other form is played as strongly.
    await button(page, byHand ? "Set a code and watch" : "Think of a code and answer").click();
    await button(page, "Strength: Medium").waitFor();
  };

  tests[`a game with a code ${form} goes on after a reload, as strong as it was`] = async ({ page }) => {
    await page.goto("/play/classic/reversed");
    await choose(page, "Hard");
    if (byHand) await answer(page, marksFor("1122", "2561"));
    else await setCode(page, "2561");
    await head(page).filter({ hasText: byHand ? "guess 2" : "Guess 1 of 10" }).waitFor();
    assert.equal(await guessAt(page, 1), "1122", "as the book has it");
    if (!byHand) await button(page, "Next guess").click();
    await head(page).filter({ hasText: byHand ? "guess 2" : "Guess 2 of 10" }).waitFor();
    await kept(page, "progress", (all) => all.some(({ used, form, bot }) => used === (byHand ? 1 : 2) && bot === "knuth" && form === (byHand ? "reversed_by_hand" : "reversed")));
    const second = await guessAt(page, 2);
    await page.reload();
    await rows(page).nth(1).waitFor();
    assert.deepEqual([await guessAt(page, 1), await guessAt(page, 2)], ["1122", second]);
    await button(page, "Strength: Hard").waitFor();
    await page.goto("/");
    await page.getByRole("link", { name: "Go on", exact: true }).click();
    await rows(page).nth(1).waitFor();
    if (!byHand) assert.equal(await page.locator(".secret").getByRole("img").count(), 4, "the code is there");
    if (byHand) await answer(page, marksFor(second, "2561"));
    else await button(page, "Next guess").click();
    await rows(page).nth(2).waitFor();
    for (let words = await said(page); !/^Found with/.test(words); words = await said(page)) {
      if (byHand) await answer(page, marksFor(await guessAt(page, await rows(page).count()), "2561"));
      else await button(page, "Next guess").click();
    }
    await kept(page, "progress", (all) => all.length === 0);
  };

  tests[`nobody finds a mistake of the page with a code ${form} that a machine finds`] = async ({ page }) => {
    const found = {};
    const look = async (what) => Object.assign(found, { [what]: await findings(page) });
    await page.goto("/play/classic/reversed");
    if (!byHand) {
      await button(page, "Set a code and watch").click();
      await ready(page);
      await look("row");
      await typeCode(page, "1234");
    }
    await said(page);
    await look("open");
    await page.getByRole("button", { name: /^Strength: / }).click();
    await look("strength");
    await button(page, "Back").click();
    await playOut(page, "1234");
    await look("result");
    assert.deepEqual(Object.values(found).flat(), [], JSON.stringify(found));
  };

  // Where a board fills a phone, marks that come could push its pegs together.
  for (const [width, entry, code] of [[360, "super", "65657"], [1280, "classic", "6565"]]) {
    tests[`nothing moves by itself while the computer thinks about a code ${form}, at ${width} pixels`] = {
      look: { viewport: { width, height: 740 } },
      play: async ({ page, context }) => {
        await context.addInitScript(watchShifts);
        await page.goto(`/play/${entry}/reversed`);
        await said(page);
        if (!byHand) await setCode(page, code);
        const press = byHand ? "Answer" : "Next guess";
        const place = () => page.locator("section[aria-labelledby=head]").evaluate((card) => (({ top, height }) => [top, height].map(Math.round))(card.getBoundingClientRect()));
        for (let number = 1; (await guessAt(page, number)) !== code; number += 1) {
          const { exact, misplaced } = marksFor(await guessAt(page, number), code);
          for (let step = 0; byHand && step < exact; step += 1) await button(page, "More: exact").click();
          for (let step = 0; byHand && step < misplaced; step += 1) await button(page, "More: misplaced").click();
          // What is scrolled to first moves the page: a key does not.
          await button(page, press).focus();
          const before = await place();
          await page.keyboard.press("Enter");
          await thinking(page).waitFor();
          assert.deepEqual(await place(), before, "the card keeps its place");
          assert.equal(await page.evaluate(() => document.activeElement.textContent), press, "and the focus");
          await rows(page).nth(number).waitFor();
          await said(page);
          assert.deepEqual(await place(), before);
        }
        assert.ok((await rows(page).count()) > 2);
        assert.deepEqual(await page.evaluate(() => globalThis.shifts), []);
      },
    };
  }
}

export default tests;

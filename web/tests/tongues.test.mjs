// What comes up while one plays, in the languages other than English: nothing of it is left in English, unnamed, or too wide.
import assert from "node:assert/strict";
import { chosen, CLASSIC, fitsAcross, speaking, textsOf } from "./board.mjs";
import { guessNumble, marksAt, missed, ready, readyNumble, solve } from "./play.mjs";

/** Words that English has and none of the others. */
const ENGLISH = /\b(the|your|you|with|guess|guesses|again|review|share|check|hint|solved|tries|settings|computer|already|must|cannot|wrong|right|misplaced|back|left|which|best|good|loose|luck|skill|equation|race|help|give|undo|clear|empty)\b/i;

/** Everything the page says, to the eye and to the ear. */
const wordsOf = (page) =>
  page.evaluate(() => {
    const told = ["aria-label", "aria-valuetext", "title", "alt", "placeholder"].flatMap((name) => [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)));
    return [document.title, document.body.innerText, ...told].join("\n");
  });

const tests = {};

for (const lang of ["fr", "es", "pt"]) {
  /** Opens the pages in this language, and looks at what came up. */
  const begin = async (page, context) => {
    // On a slow line a first visit has the device's letters, which may be wider.
    await context.route("**/*.woff2", (route) => route.abort());
    await chosen(context, { lang });
    const say = await speaking(lang);
    const button = (id, values) => page.getByRole("button", { name: say(id, values), exact: true }).locator("visible=true").first();
    const [english, texts] = await Promise.all([textsOf("en"), textsOf(lang)]);
    const theirs = new Set(texts.values());
    const notTheirs = new Set([...english.values()].filter((text) => typeof text === "string" && !theirs.has(text)));
    const look = async (what) => {
      const lines = (await wordsOf(page)).split("\n").map((line) => line.trim());
      assert.deepEqual(lines.flatMap((line) => line.match(/[a-z]+(?:-[a-z]+)+/g) ?? []).filter((word) => texts.has(word)), [], `${what} shows a text's id`);
      assert.deepEqual(lines.filter((line) => ENGLISH.test(line) || notTheirs.has(line)), [], `${what} speaks English`);
      await fitsAcross(page, what);
    };
    return { say, button, look };
  };
  const SMALL = { viewport: { width: 320, height: 640 } };

  tests[`a board, what it refuses, and practice with its help speak ${lang} and fit 320 pixels`] = {
    look: SMALL,
    breaks: /ERR_FAILED/,
    play: async ({ page, context }) => {
      const { say, button, look } = await begin(page, context);
      await page.goto("/play/skemind");
      await ready(page);
      for (const key of "1234") await page.keyboard.press(key);
      await page.keyboard.press("Enter");
      await missed(page, 1);
      await look("a guess");
      for (const key of ["1", "2", "3", "1", "Enter"]) await page.keyboard.press(key);
      await page.locator("[role=gridcell].bad").waitFor();
      const refused = page.getByRole("status").filter({ hasText: say("shape-circle") });
      await refused.first().waitFor();
      await look("a refusal");
      await page.keyboard.press("s");
      await look("what is known");
      await button("practice").click();
      await page.getByRole("group").getByRole("button", { name: say("practice"), exact: true }).click();
      await page.getByRole("tab", { name: say("assist"), exact: true }).click();
      await page.locator("#panel .count").waitFor();
      await page.locator("[role=gridcell][tabindex='0']").focus();
      for (const key of ["1", "2", "3", "4", "Enter"]) await page.keyboard.press(key);
      await missed(page, 1);
      await page.locator("#panel td button").first().click();
      await page.locator("#panel").getByRole("status").filter({ hasNotText: say("proof-how") }).waitFor();
      const hint = page.locator("#panel").getByRole("button", { name: say("hint"), exact: true });
      for (let taken = 0; taken === 0 || (await hint.isVisible()); taken += 1) {
        await hint.click();
        await page.locator("#panel ol li").nth(taken).waitFor();
      }
      await look("help");
    },
  };

  tests[`a result, its review, a branch of it and a race speak ${lang} and fit 320 pixels`] = {
    look: SMALL,
    breaks: /ERR_FAILED/,
    play: async ({ page, context }) => {
      const { say, button, look } = await begin(page, context);
      await page.goto("/play/classic");
      const { length: tries } = await solve(page, CLASSIC, ["1111", "1111"]);
      await page.locator(".sheet .go:not([disabled])").waitFor();
      await page.getByRole("heading", { name: say("result-solved", { tries }) }).first().waitFor();
      await look("a result");
      await page.getByRole("link", { name: say("review"), exact: true }).locator("visible=true").first().click();
      await page.getByRole("slider").waitFor();
      for (let step = 0; step <= tries; step += 1) {
        await page.getByRole("slider").fill(String(step));
        await look(`the review at ${step}`);
      }
      await button("what-if-at", { number: 1 }).click();
      await button("what-if-best").click();
      await marksAt(page, 1);
      await look("a branch");
      await page.goto("/play/classic");
      await button("race").click();
      await look("the choice of a bot");
      await button("race-start").click();
      await ready(page);
      for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
      await page.locator(".rival li").locator("visible=true").first().waitFor();
      await look("a race");
    },
  };

  tests[`the other way round and a Numble with a fault and its result speak ${lang} and fit 320 pixels`] = {
    look: SMALL,
    breaks: /ERR_FAILED/,
    play: async ({ page, context }) => {
      const { say, button, look } = await begin(page, context);
      await page.goto("/play/classic/reversed");
      await button("reversed-answer").click();
      await page.getByRole("heading", { name: new RegExp(`^${say("reversed-ask", { number: 2 }).replace("?", "\\?")}`) }).waitFor();
      await look("the other way round");
      await page.goto("/numble/2024-06-14");
      await readyNumble(page);
      await guessNumble(page, "100 + 100 = 200");
      await look("a Numble");
      for (const [typed, id, values] of [["7*8=57", "numble-is-not", { first: 7, sign: "×", second: 8, left: 56, right: 57 }], ["1+2+3=6", "numble-reject-second-operator", { place: 7 }]]) {
        await page.keyboard.type(typed);
        await page.keyboard.press("Enter");
        await page.locator(".say", { hasText: say(id, values) }).waitFor();
        await look("a fault");
        for (let erased = 0; erased < typed.length; erased += 1) await page.keyboard.press("Backspace");
      }
      await guessNumble(page, "1 - 1 = 0");
      await page.getByRole("heading", { name: say("result-solved", { tries: 2 }) }).waitFor();
      await look("a Numble's result");
      await page.getByText(say("numble-coach"), { exact: true }).locator("visible=true").click();
      await page.getByRole("table", { name: say("numble-coach") }).locator("tbody tr").nth(1).waitFor();
      await look("what the coach says of a Numble");
    },
  };
}

export default tests;

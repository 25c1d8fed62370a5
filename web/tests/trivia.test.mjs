// Trivia with a big screen and phones: a whole night, with everything that comes between.
import assert from "node:assert/strict";
import { findings, ready } from "./play.mjs";
import { cuttable, join, open, person, PHONE, wire } from "./together.mjs";

const SCREEN = { viewport: { width: 1920, height: 1080 } };

export function quiz(settings = {}) {
  return { entry: "trivia", settings: { t: "trivia", d: { rounds: 3, seconds: 30, category: null, difficulty: null, speed: true, reading: 1, ending: "everyone", pace: "normal", ...settings } } };
}

const answers = (page) => page.getByRole("group", { name: "Answers" });
const answer = (page, letter) => answers(page).getByRole("button", { name: new RegExp(`^${letter}\\b`) });

async function opened(page, round) {
  await page.getByText(`Question ${round} of`).first().waitFor();
  await answers(page).locator("button:not([aria-disabled])").first().waitFor();
}

/** Which answer was right, as the page shows it. */
async function right(page) {
  const text = await page.locator(".answer.right .letter").first().textContent();
  return text ?? "";
}

const tests = {};

tests["a screen and four phones play a whole night of Trivia, one phone asleep and back, one late"] = {
  look: PHONE,
  play: async (world) => {
    const { page, picture } = world;
    const code = await open(page, [quiz()], "Ana");
    await page.getByText("House rules", { exact: true }).click().catch(() => undefined);
    await page.getByText("The host says when to go on").click();
    const screen = await person(world, SCREEN);
    await screen.page.goto(`/screen/${code}`);
    await screen.page.getByText(code).first().waitFor();
    assert.deepEqual(await findings(screen.page), []);
    const [ben, cleo, dora] = await Promise.all(["Ben", "Cleo", "Dora"].map(() => person(world, PHONE)));
    const sleep = await cuttable(dora.page);
    const heard = wire(ben.page);
    for (const [one, name] of [[ben, "Ben"], [cleo, "Cleo"], [dora, "Dora"]]) {
      await join(one.page, code, name);
      await one.page.locator("main.lobby").waitFor();
      await screen.page.getByRole("list").getByText(name).waitFor();
    }
    await screen.page.screenshot({ path: "target/pictures/screen-lobby-1920-light.png" });
    await page.getByRole("button", { name: /^Start/ }).click();

    // The first question: everybody answers, two of them by keyboard.
    const phones = [page, ben.page, cleo.page, dora.page];
    for (const one of phones) await opened(one, 1);
    await screen.page.getByText("0 of 4 have answered.").waitFor();
    await screen.page.screenshot({ path: "target/pictures/screen-question-1920-light.png" });
    await picture("trivia-question-360-light");
    await page.keyboard.press("a");
    await page.locator(".now", { hasText: "Locked: A." }).waitFor();
    await ben.page.keyboard.press("2");
    await answer(cleo.page, "C").tap();
    await screen.page.getByText("3 of 4 have answered.").waitFor();
    await picture("trivia-locked-360-light");
    assert.ok(!heard.some((text) => text.includes('"right"')), "what is right was told before the end");
    await answer(dora.page, "D").tap();
    for (const one of phones) await one.getByRole("region", { name: "What it came to" }).waitFor();
    assert.ok(heard.some((text) => text.includes('"right"')));
    await picture("trivia-reveal-360-light");
    await screen.page.screenshot({ path: "target/pictures/screen-reveal-1920-light.png" });
    const letter = await right(page);
    assert.equal(await right(screen.page), letter);
    const counts = await screen.page.locator(".answer .count b").allTextContents();
    assert.deepEqual(counts, ["1", "1", "1", "1"]);
    const winner = phones["ABCD".indexOf(letter)];
    await winner.locator(".outcome", { hasText: "Right" }).waitFor();
    await screen.page.screenshot({ path: "target/pictures/screen-shown-1920-light.png" });
    await winner.screenshot({ path: "target/pictures/trivia-right-360-light.png" });
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(await findings(screen.page), []);

    // The second: one phone sleeps when it begins, and still answers when it is back.
    sleep.cut();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    for (const one of [page, ben.page, cleo.page]) await opened(one, 2);
    const score = await dora.page.locator("li.you .score").textContent();
    for (const one of [page, ben.page, cleo.page]) await answer(one, "A").tap();
    await screen.page.getByText("3 of 4 have answered.").waitFor();
    sleep.mend();
    await opened(dora.page, 2);
    await answer(dora.page, "A").tap();
    await dora.page.getByRole("region", { name: "What it came to" }).waitFor();
    const gained = await dora.page.locator(".outcome span").first().textContent().catch(() => "");
    const after = await dora.page.locator("li.you .score").textContent();
    const number = (text) => Number((text ?? "").replace(/\D/g, "") || 0);
    assert.equal(number(after) >= number(score), true, `${score} ${gained} ${after}`);

    // The third and last: somebody comes too late to play, answers along, and nothing counts for them.
    await page.getByRole("button", { name: "Next", exact: true }).click();
    for (const one of phones) await opened(one, 3);
    const eva = await person(world, PHONE);
    await eva.page.goto(`/room/${code}`);
    await eva.page.getByText("You watch until it is over, and play the next one.").waitFor();
    await eva.page.locator("#name").fill("Eva");
    await eva.page.keyboard.press("Enter");
    await opened(eva.page, 3);
    await answer(eva.page, "B").tap();
    await eva.page.locator(".now", { hasText: "just for fun" }).waitFor();
    await screen.page.getByText("0 of 4 have answered.").waitFor();
    // A second screen, and a first one that is loaded anew: nothing changes.
    const second = await person(world, SCREEN);
    await second.page.goto(`/screen/${code}`);
    await second.page.getByText("0 of 4 have answered.").waitFor();
    await screen.page.reload();
    await screen.page.getByText("0 of 4 have answered.").waitFor();
    for (const one of phones) await answer(one, "C").tap();
    for (const one of phones) await one.getByRole("region", { name: "What it came to" }).waitFor();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    for (const one of [...phones, screen.page, second.page]) await one.getByRole("list", { name: "Podium" }).or(one.getByText("Nobody won.")).first().waitFor();
    await screen.page.screenshot({ path: "target/pictures/screen-podium-1920-light.png" });
    await picture("trivia-podium-360-light", { fullPage: true });
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(await findings(screen.page), []);
    for (const one of [screen, second, ben, cleo, dora, eva]) {
      assert.deepEqual(one.faults, []);
      await one.context.close();
    }
  },
};

const LOOKS = [["en", "light"], ["en", "dark"], ["en", "contrast"], ["fr", "light"], ["es", "dark"], ["pt", "contrast"]];

for (const [lang, theme] of LOOKS) {
  tests[`Trivia against a bot, the lobby and its screen in ${lang}, ${theme}`] = {
    look: PHONE,
    play: async (world) => {
      const { page, context, picture } = world;
      const kept = JSON.stringify({ lang, theme });
      await context.addInitScript((text) => localStorage.setItem("cluehouse.settings", text), kept);
      const code = await open(page, [quiz({ rounds: 1, reading: 0 })], "Ana");
      const screen = await person(world, SCREEN);
      await screen.context.addInitScript((text) => localStorage.setItem("cluehouse.settings", text), kept);
      await screen.page.goto(`/screen/${code}`);
      await screen.page.locator(".gathering").waitFor();
      assert.deepEqual(await findings(screen.page), []);
      await page.locator(".bots").click();
      await page.locator(".levels .btn").last().click();
      await page.locator(".main .btn.go").click();
      await page.locator(".tiles button:not([aria-disabled])").first().waitFor();
      assert.deepEqual(await findings(page), []);
      await picture(`trivia-${lang}-360-${theme}`);
      await screen.page.locator(".answers .answer").first().waitFor();
      assert.deepEqual(await findings(screen.page), []);
      await screen.page.screenshot({ path: `target/pictures/screen-${lang}-1920-${theme}.png` });
      await page.keyboard.press("1");
      await page.locator(".shown").waitFor();
      assert.deepEqual(await findings(page), []);
      assert.deepEqual(await findings(screen.page), []);
      await screen.page.locator(".end").waitFor();
      assert.deepEqual(await findings(screen.page), []);
      const size = (selector) => screen.page.locator(selector).first().evaluate((one) => parseFloat(getComputedStyle(one).fontSize) / window.innerHeight);
      assert.ok((await size(".end h2")) >= 0.055);
      assert.deepEqual(screen.faults, []);
      await screen.context.close();
    },
  };
}

tests["on a big screen a question has 5.5 hundredths of the height, an answer 4"] = async (world) => {
  const { page } = world;
  const code = await open(page, [quiz({ rounds: 1, reading: 0 })], "Ana");
  const screen = await person(world, SCREEN);
  await screen.page.goto(`/screen/${code}`);
  await page.getByRole("button", { name: "Start" }).click();
  await screen.page.locator(".answers .words").first().waitFor();
  const size = (selector) => screen.page.locator(selector).first().evaluate((one) => (100 * parseFloat(getComputedStyle(one).fontSize)) / window.innerHeight);
  assert.ok((await size(".round h2")) >= 5.5);
  assert.ok((await size(".answers .words")) >= 4);
  const scrolls = await screen.page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight || document.documentElement.scrollWidth > window.innerWidth);
  assert.equal(scrolls, false);
  await screen.context.close();
};

tests["whoever put the screen up and hosts the room starts, pauses and ends from the screen"] = async (world) => {
  const { page, context } = world;
  const code = await open(page, [quiz({ rounds: 1, reading: 0 })], "Ana");
  const ben = await person(world, PHONE);
  await join(ben.page, code, "Ben");
  await ben.page.locator("main.lobby").waitFor();
  const screen = await context.newPage();
  await screen.goto(`/screen/${code}`);
  await screen.getByRole("button", { name: "Host" }).click();
  const panel = screen.getByRole("region", { name: "Host" }).first();
  await panel.getByRole("button", { name: "Start" }).click();
  await opened(ben.page, 1);
  await panel.getByRole("button", { name: "Pause" }).click();
  await ben.page.getByText("Paused by the host").first().waitFor();
  await panel.getByRole("button", { name: "Go on" }).click();
  await opened(ben.page, 1);
  await panel.getByRole("button", { name: "End the round" }).click();
  await ben.page.getByRole("region", { name: "What it came to" }).waitFor();
  assert.deepEqual(await findings(screen), []);
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["a race for a code has a big screen too: marks without colours until it is over"] = async (world) => {
  const { page, picture } = world;
  const race = { entry: "classic", settings: { t: "code", d: { variant: { t: "classic" }, mode: "versus", rounds: 1, practice: false, pace: "normal", race: false } } };
  const code = await open(page, [race, quiz({ rounds: 1, reading: 0 })], "Ana");
  const ben = await person(world, PHONE);
  await join(ben.page, code, "Ben");
  await ben.page.locator("main.lobby").waitFor();
  const screen = await person(world, SCREEN);
  const heard = wire(screen.page);
  await screen.page.goto(`/screen/${code}`);
  await page.getByRole("button", { name: /^Start/ }).click();
  for (const one of [page, ben.page]) {
    await ready(one);
    for (const key of "1122") await one.keyboard.press(key);
    await one.keyboard.press("Enter");
  }
  await screen.page.locator(".rivals li", { hasText: "Ben" }).getByText("1 guess").waitFor();
  assert.equal(await screen.page.locator(".rivals .peg-in").count(), 0);
  assert.ok(!heard.some((text) => text.includes('"AABB"')), "a guess was on the screen's wire");
  assert.deepEqual(await findings(screen.page), []);
  await screen.page.screenshot({ path: "target/pictures/screen-race-1920-light.png" });
  for (const one of [ben.page, page]) {
    await one.getByRole("button", { name: "Give up" }).click();
    await one.getByRole("button", { name: "Give up" }).click();
  }
  // Then the evening goes on with questions, and its standings stay.
  await screen.page.getByText("Next: Trivia").waitFor();
  await page.getByRole("button", { name: "Next: Trivia" }).click();
  for (const one of [page, ben.page]) await opened(one, 1);
  await answer(page, "A").click();
  await answer(ben.page, "B").tap();
  await screen.page.locator(".end").waitFor();
  await picture("evening-end-1280-light");
  await screen.page.screenshot({ path: "target/pictures/screen-evening-1920-light.png" });
  for (const one of [ben, screen]) {
    assert.deepEqual(one.faults, []);
    await one.context.close();
  }
};

export default tests;

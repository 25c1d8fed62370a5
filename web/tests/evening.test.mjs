// A whole evening: four people in three languages, on phones and desks, with a screen on the wall, from the front page to the last podium.
// Every moment is pictured as each of them sees it, in target/pictures/evening-*, so that a person can look.
import assert from "node:assert/strict";
import { miss, solve } from "./play.mjs";
import { person, PHONE } from "./together.mjs";

const CLASSIC = { keys: "123456", length: 4, repeats: true, most: 10 };
const GUESTS = [
  ["Ben", PHONE],
  ["Chloé", { ...PHONE, locale: "fr" }],
  ["Diego", { locale: "es", colorScheme: "dark" }],
];

const tests = {};

/** Chooses the game that was added last, and as few rounds of it as there can be. */
async function add(page, game) {
  await page.getByRole("button", { name: "Add a game" }).click();
  const line = page.locator(".evening li").last();
  await line.getByRole("button", { name: game, exact: true }).click();
  await line.locator(".what", { hasText: game }).waitFor();
  const rounds = line.locator(".form .step").first();
  const fewer = rounds.getByRole("button").first();
  for (let left = Number(await rounds.locator("output").textContent()); left > (game === "Sketch" ? 1 : 2); left -= 1) {
    await fewer.click();
    await rounds.locator("output").getByText(String(left - 1), { exact: true }).waitFor();
  }
  await line.getByRole("button", { name: "Done" }).click();
}

async function giveUp(page) {
  await page.locator(".give .quiet").click();
  await page.locator(".give .danger").click();
}

/** One turn of Sketch: whoever draws does, the others find the word one after the other. */
async function turn(pages, look) {
  const drawer = await Promise.any(pages.map((page) => page.locator(".pick .btn:focus").waitFor().then(() => page)));
  await look("picking");
  await drawer.keyboard.press("1");
  await drawer.locator("canvas.draws:focus").waitFor();
  const words = await drawer.locator(".head .one").evaluateAll((all) => all.map((one) => [...one.querySelectorAll(".cell")].map((cell) => cell.textContent).join("")));
  const box = await drawer.locator("canvas.draws").boundingBox();
  await drawer.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3);
  await drawer.mouse.down();
  for (const [x, y] of [[0.7, 0.3], [0.7, 0.8], [0.3, 0.8], [0.3, 0.3], [0.5, 0.1], [0.7, 0.3]]) await drawer.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 6 });
  await drawer.mouse.up();
  await look("drawing");
  for (const page of pages.filter((page) => page !== drawer)) {
    await page.locator(".talk input").focus();
    await page.keyboard.type(words.join(" "));
    await page.keyboard.press("Enter");
  }
}

tests["an evening of four with a screen on the wall, from the front page to the last podium"] = async (world) => {
  const { page: ana } = world;
  await ana.goto("/");
  await ana.getByRole("link", { name: "Host", exact: true }).click();
  await ana.locator("#name").fill("Ana");
  await ana.keyboard.press("Enter");
  await ana.locator("main.lobby").waitFor();
  const code = new URL(ana.url()).pathname.split("/").at(-1);
  for (const game of ["Hermit", "Trivia", "Sketch"]) await add(ana, game);
  // Hermit is for the end.
  for (const place of [2, 3]) {
    const line = ana.locator(".evening li").nth(place);
    await line.getByRole("button", { name: /Change/ }).click();
    await line.getByRole("button", { name: "Play it earlier" }).click();
    await ana.locator(".evening li").nth(place - 1).getByRole("button", { name: "Done" }).click();
  }
  const games = await ana.locator(".evening .what").allTextContents();
  assert.deepEqual(games.map((said) => said.split(":")[0]), ["Classic code", "Trivia", "Sketch", "Hermit"]);

  const screen = await person(world, { viewport: { width: 1920, height: 1080 } });
  await screen.page.goto(`/screen/${code}`);
  const guests = [];
  for (const [name, look] of GUESTS) {
    const one = await person(world, look);
    guests.push(one);
    await one.page.goto(`/room/${code}`);
    await one.page.locator("#name").fill(name);
    await one.page.locator("form .btn.go").click();
    await one.page.locator("main.lobby .main .btn.go").click();
  }
  const [ben, chloe, diego] = guests.map((one) => one.page);
  const pages = [ana, ben, chloe, diego];
  let moments = 0;
  const look = async (moment) => {
    moments += 1;
    const name = `evening-${String(moments).padStart(2, "0")}-${moment}`;
    for (const [who, page] of Object.entries({ ana, ben, chloe, diego, screen: screen.page })) await page.screenshot({ path: `target/pictures/${name}-${who}.png` });
  };
  await ana.getByRole("button", { name: "Start Classic code (4 of 4 ready)" }).waitFor();
  await look("lobby");

  await ana.getByRole("button", { name: /^Start/ }).click();
  for (const page of pages) await page.locator("[role=gridcell]").first().waitFor();
  for (const page of [ben, diego]) {
    await miss(page, "1122", 1);
  }
  await look("race");
  await solve(ana, CLASSIC);
  await look("first-has-it");
  await solve(chloe, CLASSIC);
  for (const page of [ben, diego]) await giveUp(page);
  await screen.page.locator(".end").waitFor();
  await look("race-over");

  await ana.locator(".btn.go", { hasText: "Next: Trivia" }).click();
  for (const round of [1, 2]) {
    for (const page of pages) await page.locator(".answer:not([aria-disabled])").first().waitFor();
    await look(`question-${round}`);
    for (const [place, page] of pages.entries()) await page.keyboard.press("abcd"[place]);
    await screen.page.locator(".answer.right, .end").first().waitFor();
    await look(`answer-${round}`);
  }
  await screen.page.locator(".end").waitFor();
  await look("trivia-over");

  await ana.locator(".btn.go", { hasText: "Next: Sketch" }).click();
  const draws = async (moment) => look(`sketch-${moment}`);
  await turn(pages, draws);
  for (let left = 3; left > 0; left -= 1) await turn(pages, async () => undefined);
  await screen.page.locator(".end").waitFor();
  await look("sketch-over");

  await ana.locator(".btn.go", { hasText: "Next: Hermit" }).click();
  for (const round of [1, 2]) {
    for (const page of pages) await page.locator("[role=group] button.tile:not([aria-disabled]), .numbers button:not([aria-disabled])").first().waitFor();
    if (round === 1) await look("hermit");
    for (const [place, page] of pages.entries()) {
      await page.keyboard.press(String(place + 1));
      await page.keyboard.press("Enter");
    }
    await screen.page.locator(".won, .end").first().waitFor();
    if (round === 1) await look("hermit-shown");
  }
  await screen.page.locator(".end").waitFor();
  await look("evening-over");
  await ben.locator(".btn", { hasText: "To the lobby" }).click();
  await look("lobby-again");
  for (const one of [...guests, screen]) {
    assert.deepEqual(one.faults, []);
    await one.context.close();
  }
};

export default tests;

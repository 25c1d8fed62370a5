// Questions and words of one's own on the pages: brought with errors in every language and without, played by a room, taken away, dropped.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { findings } from "./play.mjs";
import { person } from "./together.mjs";

const GOOD = "question,right,wrong1,wrong2,wrong3,category\nWhat is 1 + 1?,2,3,4,5,Sums\nWhat is 2 + 2?,4,5,6,7,Sums\n";
const BAD = "question,right,wrong1,wrong2,wrong3\nWhat?,a,b,a,c\n<b>Who</b>?,a,b,c,\n";

/** Opens the form to bring something, pastes it and sends it. */
async function paste(page, text, name = "") {
  if (!(await page.locator("textarea").isVisible())) await page.locator("details:has(textarea) summary").click();
  if (name) await page.locator("details input.field").fill(name);
  await page.locator("textarea").fill(text);
  await page.locator("form:has(textarea) .btn.go").click();
}

const tests = {};

tests["a file that is wrong is told line by line in every language, and nothing of it is taken"] = {
  refusals: [422],
  play: async (world) => {
    const wanted = { en: "Line 3:", fr: "Ligne 3\u202f:", es: "Línea 3:", pt: "Linha 3:" };
    const seen = new Set();
    for (const [locale, line] of Object.entries(wanted)) {
      const someone = await person(world, { locale });
      const { page } = someone;
      await page.goto("/packs");
      await paste(page, BAD);
      const told = page.locator("[role=alert].told");
      await told.waitFor();
      assert.equal(await told.locator("li").count(), 3, locale);
      const words = await told.innerText();
      assert.ok(words.includes(line), `${locale}: ${words}`);
      seen.add(words);
      assert.equal(await page.locator(".packs b", { hasText: /\S/ }).count(), 4 + 3, "the four that ship, and a line for each finding");
      assert.equal(await told.evaluate((node) => node === document.activeElement), true, "whoever cannot see is led to it");
      assert.deepEqual(someone.faults.filter((fault) => !/status of 422/.test(fault)), []);
      await someone.context.close();
    }
    assert.equal(seen.size, 4);
  },
};

tests["a pack is brought, named, taken away as CSV, and dropped"] = async ({ page }) => {
  await page.goto("/packs");
  await paste(page, GOOD, "My lesson");
  await page.getByText("2 questions taken, read as CSV.").waitFor();
  const row = page.locator("li", { hasText: "My lesson" });
  const [file] = await Promise.all([page.waitForEvent("download"), row.getByRole("button", { name: "Download as CSV" }).click()]);
  assert.equal(file.suggestedFilename(), "My lesson.csv");
  const text = readFileSync(await file.path(), "utf8");
  assert.ok(text.includes("What is 1 + 1?,2,3,4,5,Sums,medium,"), text);
  assert.deepEqual(await findings(page), []);
  await row.getByRole("button", { name: "Delete My lesson" }).click();
  await row.getByRole("button", { name: "Keep it" }).click();
  await row.getByRole("button", { name: "Delete My lesson" }).click();
  await row.getByRole("button", { name: "Delete My lesson" }).click();
  await page.getByText("My lesson is deleted.").waitFor();
  await page.getByText("You have not brought any yet.").waitFor();
  await page.getByText("Words to draw", { exact: true }).click();
  await paste(page, "cat = kitty | moggy\nrain\n");
  await page.getByText("2 words taken.").waitFor();
};

tests["a file in another encoding is refused by its line"] = {
  refusals: [422],
  play: async ({ page }) => {
    await page.goto("/packs");
    await page.locator("details:has(textarea) summary").click();
    const buffer = Buffer.from("question,right,wrong1,wrong2,wrong3\nO\u00f9?,a,b,c,d\n", "latin1");
    await page.locator("input[type=file]").setInputFiles({ name: "quiz.csv", mimeType: "text/csv", buffer });
    await page.locator("form:has(textarea) .btn.go").click();
    await page.getByText("Line 2: This line is not UTF-8.").waitFor();
  },
};

tests["a room plays a pack of its host's, and its language is not the page's"] = async ({ page, address }) => {
  await page.goto("/packs");
  await paste(page, GOOD, "My lesson");
  await page.getByText("2 questions taken").waitFor();
  const code = await page.evaluate(async () => {
    const answer = await fetch("/api/v1/rooms", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ games: ["trivia"] }) });
    return (await answer.json()).code;
  });
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(JSON.parse(String(payload)))));
  await page.goto(`${address}/room/${code}`);
  await page.locator("#name").fill("Ana");
  await page.locator("form .btn.go").click();
  await page.getByRole("button", { name: /^Change/ }).click();
  await page.getByText("Questions: English, from the house").waitFor();
  await page.getByRole("button", { name: "Choose others" }).click();
  await page.getByRole("button", { name: "Play French" }).click();
  await page.getByText("Questions: French, from the house").waitFor();
  await page.getByRole("button", { name: "Choose others" }).click();
  await page.getByRole("button", { name: "Play My lesson" }).click();
  await page.getByText("Questions: My lesson").waitFor();
  assert.deepEqual(await findings(page), []);
  const rooms = heard.map((msg) => msg.d?.room ?? msg.d?.snapshot?.room).filter(Boolean);
  const packs = new Set(rooms.map((room) => room.playlist[0].pack));
  assert.equal(packs.size, 3, "the room was told of each choice");
};

export default tests;

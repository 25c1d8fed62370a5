// Sketch in several browsers at once: one draws, the others guess, and everything that can come between.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { findings } from "./play.mjs";
import { join, person, PHONE, wire } from "./together.mjs";

/** Opens a room of one round of Sketch and comes in as its host; answers its code. */
async function host(page, name = "Ana") {
  await page.goto("/rooms");
  await page.locator("main").waitFor();
  const code = await page.evaluate(async () => {
    const post = (path, body) => fetch(`/api/v1${path}`, { method: "POST", headers: { "Content-Type": "application/json", "Accept-Language": "en" }, body: JSON.stringify(body) });
    await post("/session", {});
    return (await (await post("/rooms", { games: ["pictionary"] })).json()).code;
  });
  await join(page, code, name);
  await page.locator("main.lobby").waitFor();
  await page.locator(".evening .btn").first().click();
  const fewer = page.locator(".form .step").first().getByRole("button").first();
  for (const left of ["2", "1"]) {
    await fewer.click();
    await page.locator(".form .step output").first().getByText(left, { exact: true }).waitFor();
  }
  return code;
}

async function comeIn(world, code, name, look = {}) {
  const one = await person(world, look);
  await join(one.page, code, name);
  await one.page.locator("main.lobby, main.sketch").waitFor();
  return one;
}

const SCREEN = { viewport: { width: 1920, height: 1080 } };

const begin = (page) => page.locator(".main .btn.go").click();

/** Picks a word with its number; answers the word. */
async function pick(page, number = 1) {
  await page.locator(".pick .btn:focus").waitFor();
  await page.keyboard.press(String(number));
  await page.locator("canvas.draws:focus").waitFor();
  return wordOf(page);
}

async function wordOf(page) {
  const words = await page.locator(".head .one").evaluateAll((all) => all.map((one) => [...one.querySelectorAll(".cell")].map((cell) => cell.textContent).join("")));
  return words.join(" ");
}

/** Draws lines with the mouse, each through points in hundredths of the canvas. */
async function draw(page, ...lines) {
  const box = await page.locator("canvas.draws").boundingBox();
  const at = ([x, y]) => [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100];
  for (const [first, ...rest] of lines) {
    await page.mouse.move(...at(first));
    await page.mouse.down();
    for (const point of rest) await page.mouse.move(...at(point), { steps: 8 });
    await page.mouse.up();
  }
}

const SHAPE = [
  [[30, 30], [70, 30], [70, 80], [30, 80], [30, 30]],
  [[25, 32], [50, 8], [75, 32]],
];

/** A number that stands for every pixel of a page's canvas. */
function pixels(page) {
  return page.evaluate(() => {
    const canvas = document.querySelector(".stage canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Uint32Array(data.buffer).reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 0);
  });
}

/** Waits until a page shows the same pixels as another. */
async function sameAs(page, other) {
  const wanted = await pixels(other);
  await page.locator(".stage canvas").waitFor();
  await page.waitForFunction((sum) => {
    const canvas = document.querySelector(".stage canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Uint32Array(data.buffer).reduce((all, pixel) => (Math.imul(all, 31) + pixel) | 0, 0) === sum;
  }, wanted);
}

async function guess(page, text) {
  await page.locator(".talk input").focus();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

const tests = {};

tests["four play a cycle: who comes late sees the drawing whole, a near miss stays private, one does not draw, one leaves, the host hides, pictures are kept"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  const ben = await comeIn(world, code, "Ben", PHONE);
  const cleo = await person(world);
  const heard = { ana: wire(page), ben: wire(ben.page) };
  await join(cleo.page, code, "Cleo");
  await cleo.page.locator("main.lobby").waitFor();
  await begin(page);

  const word = await pick(page);
  const blank = await pixels(page);
  await draw(page, ...SHAPE);
  await page.keyboard.press("w");
  await page.locator(".swatch").nth(9).click();
  await draw(page, [[50, 55], [50, 55]]);
  assert.notEqual(await pixels(page), blank);
  await sameAs(cleo.page, page);
  await sameAs(ben.page, page);
  const dora = await comeIn(world, code, "Dora");
  await sameAs(dora.page, page);

  // The keys of the canvas.
  await page.locator("canvas.draws").focus();
  await page.keyboard.press("e");
  await page.keyboard.press("4");
  assert.equal(await page.getByRole("button", { name: "Eraser" }).getAttribute("aria-pressed"), "true");
  assert.equal(await page.getByRole("button", { name: "Size 4" }).getAttribute("aria-pressed"), "true");
  const before = await pixels(page);
  await draw(page, [[30, 30], [70, 80]]);
  assert.notEqual(await pixels(page), before);
  await page.keyboard.press("Control+z");
  assert.equal(await pixels(page), before);
  await sameAs(dora.page, page);

  const close = word.slice(0, -1) + (word.at(-1) === "x" ? "z" : "x");
  await guess(cleo.page, close);
  await cleo.page.getByText("So close! Only you see this.").waitFor();
  await guess(cleo.page, "a quaint old tower");
  await ben.page.getByText("a quaint old tower").waitFor();
  await page.getByText("a quaint old tower").waitFor();
  for (const [who, frames] of Object.entries(heard)) assert.ok(!frames.some((frame) => frame.includes(close)), `${who} heard a near miss`);

  await ben.page.getByRole("button", { name: "Players" }).click();
  await ben.page.getByRole("switch", { name: /I don’t draw/ }).focus();
  await ben.page.keyboard.press("Space");
  await page.locator(".players li", { hasText: "Ben" }).getByText("doesn’t draw").waitFor();

  await page.getByRole("button", { name: "Hide the drawing" }).press("Enter");
  for (const one of [page, ben.page, cleo.page, dora.page]) await one.getByText("This drawing is hidden.").first().waitFor();
  await page.getByRole("button", { name: "Show it again" }).press("Enter");
  await dora.page.locator(".curtain").waitFor({ state: "detached" });
  await sameAs(dora.page, page);

  await guess(cleo.page, word.toUpperCase());
  await cleo.page.locator(".players li.found", { hasText: "Cleo" }).waitFor();
  await guess(cleo.page, "that was easy");
  await page.getByText("that was easy").waitFor();
  assert.ok(!heard.ben.some((frame) => frame.includes("that was easy")), "who has not found the word hears those who have");
  await guess(dora.page, word);
  await guess(ben.page, word);
  await page.locator(".panel .was", { hasText: word }).waitFor();
  await page.locator(".panel li", { hasText: "Cleo" }).getByText(/^\+\d+$/).waitFor();

  // Ben is passed over; Cleo picks and is gone, and eight seconds later it is Dora's turn.
  await pick(cleo.page, 2);
  await cleo.context.close();
  await dora.page.locator(".pick").waitFor();
  const last = await pick(dora.page, 3);
  await draw(dora.page, ...SHAPE);
  await sameAs(page, dora.page);
  await guess(page, last);
  await guess(ben.page, last);
  await page.locator(".players li.found", { hasText: "Ben" }).waitFor();
  await page.getByRole("button", { name: "Skip this turn" }).first().press("Enter");

  await page.locator(".result h2").waitFor();
  await page.locator(".gallery li").nth(2).waitFor();
  const pieces = await page.locator(".gallery .what b").allTextContents();
  assert.deepEqual([pieces[0], pieces[2]], [word, last]);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: `Save “${word}” as a picture` }).press("Enter")]);
  assert.match(download.suggestedFilename(), /\.png$/);
  assert.deepEqual([...readFileSync(await download.path()).subarray(1, 4)], [...Buffer.from("PNG")]);

  // What was drawn is in the match's record, and a reload loses nothing.
  await ben.page.reload();
  await ben.page.locator(".gallery li").nth(2).waitFor();
  await page.getByRole("button", { name: "Replay and review" }).click();
  await page.locator(".redrawn .what b", { hasText: word }).waitFor();
  await page.getByRole("button", { name: "The next drawing" }).click();
  await page.getByRole("button", { name: "The next drawing" }).click();
  await page.locator(".redrawn .what b", { hasText: last }).waitFor();
  for (const one of [ben, dora]) {
    assert.deepEqual(one.faults, []);
    await one.context.close();
  }
};

tests["a drawer who reloads in the middle goes on with the same word and the same drawing"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  const ben = await comeIn(world, code, "Ben");
  await begin(page);
  const word = await pick(page);
  await draw(page, ...SHAPE);
  await sameAs(ben.page, page);
  const drawn = await pixels(page);
  await page.reload();
  await page.locator("canvas.draws").waitFor();
  assert.equal(await wordOf(page), word);
  await sameAs(page, ben.page);
  assert.equal(await pixels(page), drawn);
  await draw(page, [[10, 90], [90, 90]]);
  await sameAs(ben.page, page);
  await page.locator(".tools").getByRole("button", { name: "Clear everything" }).press("Enter");
  await page.locator(".ask .danger").press("Enter");
  await sameAs(ben.page, page);
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["a class looks at a big screen: a drawing appears there once the host has looked, and everybody sees who found the word"] = {
  look: PHONE,
  play: async (world) => {
    const { page } = world;
    const code = await host(page);
    await page.getByText("House rules", { exact: true }).click();
    await page.getByRole("switch", { name: /^Class/ }).check();
    const screen = await person(world, SCREEN);
    await screen.page.goto(`/screen/${code}`);
    await screen.page.getByText(code).first().waitFor();
    const pupils = [await person(world, PHONE), await person(world, PHONE)];
    for (const { page: one } of pupils) {
      await one.goto(`/room/${code}`);
      await one.locator("form .btn.go").click();
      await one.locator("main.lobby").waitFor();
    }
    const [ben, cleo] = pupils.map((one) => one.page);
    await begin(page);
    const onScreen = (state) => screen.page.screenshot({ path: `target/pictures/screen-sketch-${state}-1920-light.png` });
    await screen.page.getByText(/picks a word/).waitFor();
    await onScreen("picking");

    const word = await pick(page);
    const blank = await pixels(screen.page);
    await screen.page.getByText("It appears once the host has looked at it.").waitFor();
    await draw(page, ...SHAPE);
    await sameAs(ben, page);
    assert.equal(await pixels(screen.page), blank, "the screen shows what the host has not looked at");
    await onScreen("hidden");
    await page.getByRole("button", { name: "Show it on the big screen" }).press("Enter");
    await screen.page.locator(".curtain").waitFor({ state: "detached" });
    await sameAs(screen.page, page);
    await screen.page.reload();
    await sameAs(screen.page, page);
    await guess(ben, word);
    await screen.page.locator("li.found").waitFor();
    assert.ok(!(await screen.page.locator("header").innerText()).toLowerCase().includes(word.toLowerCase()), "the screen tells the word");
    assert.deepEqual(await findings(screen.page), []);
    await onScreen("drawing");
    await guess(cleo, word);
    await screen.page.locator(".panel .was", { hasText: word }).waitFor();
    assert.deepEqual(await findings(screen.page), []);
    await onScreen("turn-over");

    // What the host has looked at is this drawing, not the next.
    await pick(ben);
    await draw(ben, ...SHAPE);
    await sameAs(page, ben);
    await screen.page.locator(".curtain").waitFor();
    await page.getByRole("button", { name: "Skip this turn" }).first().press("Enter");
    await pick(cleo);
    await page.getByRole("button", { name: "Skip this turn" }).first().press("Enter");
    await screen.page.getByRole("list", { name: "Podium" }).waitFor();
    assert.deepEqual(await findings(screen.page), []);
    await onScreen("podium");
    for (const one of [screen, ...pupils]) {
      assert.deepEqual(one.faults, []);
      await one.context.close();
    }
  },
};

tests["the host stands by the big screen, hides a drawing there and passes over its turn"] = async (world) => {
  const { page, context } = world;
  const code = await host(page);
  const ben = await comeIn(world, code, "Ben", PHONE);
  const screen = await context.newPage();
  await screen.setViewportSize(SCREEN.viewport);
  await screen.goto(`/screen/${code}`);
  await screen.getByText(code).first().waitFor();
  await begin(page);
  await pick(page);
  await draw(page, ...SHAPE);
  await sameAs(screen, page);
  await screen.getByRole("button", { name: "Host", exact: true }).press("Enter");
  await screen.getByRole("button", { name: "Hide the drawing" }).press("Enter");
  for (const one of [screen, ben.page]) await one.locator(".curtain").waitFor();
  assert.deepEqual(await findings(screen), []);
  await screen.screenshot({ path: "target/pictures/screen-sketch-host-1920-light.png" });
  await screen.getByRole("button", { name: "Skip this turn" }).press("Enter");
  await pick(ben.page);
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["alone: a drawing is drawn once more and guessed, accents and case do not matter"] = async ({ page }) => {
  const SHIPPED = ["house", "sun", "fish", "tree", "cup", "boat", "star", "cat", "key", "umbrella", "bicycle", "snail"];
  await page.goto("/sketch");
  for (let seen = 0; seen < 3; seen += 1) {
    await page.locator("form input:focus").waitFor();
    const cells = await page.locator(".cells .cell").count();
    const fits = SHIPPED.filter((word) => word.length === cells);
    assert.ok(fits.length > 0);
    for (const word of fits) {
      if ((await page.locator(".end").count()) > 0) break;
      await page.keyboard.type(word.toUpperCase());
      await page.keyboard.press("Enter");
    }
    await page.locator(".end.found").waitFor();
    await page.locator(".acts .btn.go:focus").waitFor();
    await page.keyboard.press("Enter");
  }
  await page.getByText("3 found").waitFor();
};

tests["guesses alone come to what the rules would make of them"] = async () => {
  const { fold, judge } = (await runnerImport(fileURLToPath(new URL("../src/party/sketch/fold.ts", import.meta.url)), { configFile: false, logLevel: "silent" })).module;
  // The cases of core/games/src/pictionary/fold.rs.
  const folded = { "  Éléphant ": "elephant", "CŒUR": "coeur", "Straße": "strasse", "arc-en-ciel": "arc en ciel", "pomme\u2003  de\tterre": "pomme de terre", "e\u0301cole": "ecole", "İstanbul": "istanbul", "l’été": "l'ete", "ＦＵＬＬ": "full", "- ": "" };
  for (const [text, plain] of Object.entries(folded)) assert.equal(fold(text), plain, text);
  const near = { huose: ["house", "near"], hous: ["house", "near"], houses: ["house", "near"], hauze: ["house", "miss"], eleefant: ["elephant", "near"], elfnt: ["elephant", "miss"], o: ["ox", "near"], OX: ["ox", "found"], "is it a boat?": ["boat", "near"], boats: ["boat", "near"], steamboats: ["boat", "miss"] };
  for (const [guess, [word, verdict]] of Object.entries(near)) assert.equal(judge(guess, [word]), verdict, `${guess} for ${word}`);
};

/** Every state of a match once, as its host sees it; for sweeps and pictures. */
async function states(world, page, each) {
  const code = await host(page);
  const [ben, cleo] = [await comeIn(world, code, "Ben"), await comeIn(world, code, "Cleo")];
  await begin(page);
  await page.locator(".pick .btn:focus").waitFor();
  await each("picking");
  const first = await pick(page);
  await draw(page, ...SHAPE);
  await sameAs(ben.page, page);
  // Not near any word that might be drawn: what is near is nobody else's to see.
  await guess(ben.page, "what could it be");
  await page.getByText("what could it be").waitFor();
  await each("drawing");
  await guess(ben.page, first);
  await guess(cleo.page, first);
  await page.locator(".panel .was").waitFor();
  await each("turn-over");
  const second = await pick(ben.page);
  await draw(ben.page, ...SHAPE);
  await guess(cleo.page, "a market stall");
  await guess(page, `${second.slice(0, -1)}${second.at(-1) === "x" ? "z" : "x"}`);
  await page.locator(".close").waitFor();
  await sameAs(page, ben.page);
  await each("guessing");
  await guess(page, second);
  await page.locator(".talk .found").last().waitFor();
  await each("found");
  await page.locator(".hand .btn").first().click();
  await page.locator(".curtain").waitFor();
  await each("hidden");
  await page.locator(".hand .btn").first().click();
  await guess(cleo.page, second);
  await pick(cleo.page);
  await draw(cleo.page, ...SHAPE);
  await sameAs(page, cleo.page);
  await page.locator(".hand .btn").last().click();
  await page.locator(".result h2").waitFor();
  await page.locator(".gallery li").nth(2).waitFor();
  await each("gallery");
  await page.goto("/sketch");
  await page.locator("form input:focus").waitFor();
  await each("alone");
  for (const one of [ben, cleo]) await one.context.close();
}

for (const theme of ["light", "dark", "contrast"]) {
  tests[`axe finds nothing in any state of Sketch, ${theme}`] = async (world) => {
    const { page, context } = world;
    await context.addInitScript((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify({ theme }));
    await states(world, page, async (state) => assert.deepEqual(await findings(page), [], `${state} in ${theme}`));
  };
}

for (const lang of ["en", "fr", "es", "pt"]) {
  tests[`Sketch speaks ${lang} and fits 320 pixels`] = {
    look: { viewport: { width: 320, height: 640 } },
    play: async (world) => {
      const { page, context, picture } = world;
      await context.addInitScript((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify({ lang }));
      await states(world, page, async (state) => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${state} in ${lang} is ${wide} pixels too wide`);
        assert.doesNotMatch(await page.locator("body").innerText(), /\b(?:room|sketch)-[a-z]+(?:-[a-z]+)*\b/, `${state} in ${lang} shows a text's id`);
        await picture(`sketch-${state}-320-${lang}`, { fullPage: true });
      });
    },
  };
}

for (const [name, look] of Object.entries({
  "360-light": { viewport: { width: 360, height: 640 } },
  "360-dark": { viewport: { width: 360, height: 640 }, colorScheme: "dark" },
  "1280-light": {},
  "1280-dark": { colorScheme: "dark" },
})) {
  tests[`pictures of Sketch, ${name}`] = { look, play: async (world) => states(world, world.page, (state) => world.picture(`sketch-${state}-${name}`)) };
}

export default tests;

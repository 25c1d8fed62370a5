// Rooms in several browsers at once: coming in, playing together, and everything that can come between.
import assert from "node:assert/strict";
import { findings, marksAt, miss, missed, ready, readyNumble, solve } from "./play.mjs";
import { launch, option, serve } from "./start.mjs";
import { choose, cuttable, host, join, open, person, PHONE, wire } from "./together.mjs";

const CLASSIC = { keys: "123456", length: 4, repeats: true, most: 10 };
const LETTERS = { 1: "A", 2: "B", 3: "C", 4: "D", 5: "E", 6: "F" };

async function focusBoard(page) {
  await page.locator("[role=gridcell][tabindex='0']").focus();
}

const tests = {};

tests["a friend on a phone joins by the code and both race for the same code; nobody sees the other's colours"] = async (world) => {
  const { page } = world;
  const heard = wire(page);
  const code = await host(page);
  const ben = await person(world, PHONE);
  await ben.page.goto("/");
  await ben.page.locator("#code").fill(code.toLowerCase());
  await ben.page.getByRole("button", { name: "Join", exact: true }).click();
  await ben.page.getByRole("heading", { name: `Join room ${code}` }).waitFor();
  await ben.page.locator("#name").fill("Ben");
  await ben.page.keyboard.press("Enter");
  await page.getByText("Ben", { exact: true }).waitFor();
  await ben.page.getByRole("button", { name: "I’m ready" }).click();
  await page.getByRole("button", { name: "Start (2 of 2 ready)" }).click();
  await ready(ben.page);
  await miss(ben.page, "1234", 1);
  await page.locator(".rivals li", { hasText: "Ben" }).getByText("1 guess").waitFor();
  assert.equal(await page.locator(".rivals .peg-in").count(), 0);
  const clues = await solve(page, CLASSIC);
  await page.getByText(/^Solved in \d+\. Waiting for one player\.$/).waitFor();
  assert.equal(await page.locator(".secret .open").count(), 4, "who found the code sees it open");
  const secret = [...clues.at(-1).guess].map((key) => LETTERS[key]).join("");
  const before = heard.join("\n");
  assert.ok(!before.includes("ABCD"), "what a rival guessed was heard before the end");
  assert.equal(before.split(`"${secret}"`).length - 1, 1, "the secret was heard otherwise than as one's own guess");
  await ben.page.getByRole("button", { name: "Give up" }).click();
  await ben.page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("heading", { name: "You won." }).waitFor();
  await ben.page.getByRole("heading", { name: "Ana won." }).waitFor();
  assert.ok((await page.locator(".rivals .peg-in").count()) > 0, "after the end everybody sees how the others played");
  await page.getByRole("button", { name: "Play again" }).click();
  await ready(page);
  await ready(ben.page);
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["who looks elsewhere finds the way back to the room on the front page and in the menu"] = async ({ page }) => {
  const code = await host(page);
  await page.goto("/");
  await page.getByRole("heading", { name: `You are in room ${code}` }).waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Rooms" }).click();
  await page.getByRole("heading", { name: "Your rooms" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Go on", exact: true }).click();
  await page.locator("main.lobby").waitFor();
};

tests["who leaves the page of a room is away, and nothing of the page comes back by itself"] = async (world) => {
  const { page } = world;
  await page.clock.install();
  const code = await host(page);
  const ben = await person(world);
  await join(ben.page, code, "Ben");
  const away = ben.page.locator(".people li", { hasText: "Ana" }).getByText("away");
  const sockets = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  // Without loading the page anew, so that nothing but the room's own page closes its connection.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "About Cluehouse" }).click();
  await away.waitFor();
  await page.clock.fastForward(60_000);
  assert.deepEqual(sockets, []);
  await page.goBack();
  await page.locator("main.lobby").waitFor();
  await away.waitFor({ state: "detached" });
  assert.equal(sockets.length, 1);
  await ben.context.close();
};

tests["four guess in turns on one board"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  const others = [];
  for (const name of ["Ben", "Cleo", "Dora"]) {
    const one = await person(world);
    await join(one.page, code, name);
    await one.page.locator("main.lobby").waitFor();
    others.push(one);
  }
  await choose(page, { mode: "In turns" });
  await page.getByRole("button", { name: /^Start/ }).click();
  const all = [page, ...others.map((one) => one.page)];
  for (let number = 1; number <= 4; number += 1) {
    const mine = await Promise.any(all.map((one) => one.locator(".now.mine").waitFor().then(() => one)));
    await focusBoard(mine);
    await miss(mine, "1122", number);
    for (const one of all) await one.locator("[role=table] [role=row]").nth(number - 1).waitFor();
  }
  const by = await page.locator("[role=rowheader] .by").allTextContents();
  assert.deepEqual([...by].sort(), ["A", "B", "C", "D"], "each has guessed once");
  for (const one of others) {
    assert.deepEqual(one.faults, []);
    await one.context.close();
  }
};

tests["a duel: each sets a code for the other"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  const ben = await person(world, PHONE);
  await join(ben.page, code, "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await choose(page, { mode: "Duel" });
  await page.getByRole("button", { name: /^Start/ }).click();
  for (const [one, keys] of [[page, "1122"], [ben.page, "3456"]]) {
    await ready(one);
    for (const key of keys) await one.keyboard.press(key);
    await one.getByRole("button", { name: "Set my code" }).waitFor();
    await one.keyboard.press("Enter");
    await one.getByText("Your code").waitFor();
  }
  await focusBoard(page);
  await pressAll(page, ..."3456", "Enter");
  assert.equal((await marksAt(page, 1)).exact, 4);
  await focusBoard(ben.page);
  await miss(ben.page, "1111", 1);
  await pressAll(ben.page, ..."1122", "Enter");
  await page.getByRole("heading", { name: "You won." }).waitFor();
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["Numble together"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  const ben = await person(world, PHONE);
  await join(ben.page, code, "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await choose(page, { game: "Numble" });
  await page.getByRole("button", { name: /^Start/ }).click();
  await readyNumble(page);
  for (const key of "23+11=34") await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await ben.page.locator(".rivals li", { hasText: "Ana" }).getByText("1 guess").waitFor();
  for (const key of "12+") await page.keyboard.press(key);
  await page.reload();
  await readyNumble(page);
  await page.waitForFunction(() => document.querySelector(".line.now")?.textContent.includes("+"));
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["a connection that is cut in the middle of a round comes back to the same seat; a guess made meanwhile counts once"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  const ben = await person(world);
  const line = await cuttable(ben.page);
  await join(ben.page, code, "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await page.getByRole("button", { name: /^Start/ }).click();
  await miss(ben.page, "1122", 1);
  line.cut();
  await ben.page.getByText("Connection lost. Your seat and points are kept.").waitFor();
  await page.locator(".rivals li", { hasText: "Ben" }).getByText("away").waitFor();
  await focusBoard(ben.page);
  for (const key of "3456") await ben.page.keyboard.press(key);
  await ben.page.keyboard.press("Enter");
  await ben.page.getByRole("button", { name: "Waiting for the connection" }).waitFor();
  await miss(page, "1234", 1);
  line.mend();
  await ben.page.getByText("Back. Nothing was lost.").waitFor();
  await missed(ben.page, 2);
  await page.locator(".rivals li", { hasText: "Ben" }).getByText("2 guesses").waitFor();
  await ben.page.locator(".rivals li", { hasText: "Ana" }).getByText("1 guess").waitFor();
  assert.equal(await ben.page.locator("[role=table] [role=row]").count(), 2);
  assert.deepEqual(ben.faults.filter((fault) => !/WebSocket/.test(fault)), []);
  await ben.context.close();
};

async function pressAll(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

tests["pegs that are typed while a guess is on its way go into the next row"] = async (world) => {
  const { page } = world;
  const line = await cuttable(page);
  const symbols = async (row) => (await row.locator(".peg text").allTextContents()).join("");
  const ben = await person(world);
  await join(ben.page, await host(page), "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await choose(page, { game: "Super code" });
  await page.getByRole("button", { name: /^Start/ }).click();
  await ready(page);
  line.hold();
  await pressAll(page, ..."11223", "Enter", "Enter", ..."33455", "Backspace", "6", "Enter", "7");
  line.release();
  await missed(page, 2);
  const rows = page.locator("[role=table] [role=row]");
  const [first, second] = [await symbols(rows.nth(0)), await symbols(rows.nth(1))];
  assert.match(first, /^(.)\1(.)\2(.)$/);
  assert.match(second, /^(.)\1(.)(.)(.)$/);
  assert.equal(second[0], first[4]);
  assert.equal(new Set(second).size, 4);
  await page.locator("[role=gridcell] [data-piece]").waitFor();
  assert.equal(await rows.count(), 2, "Enter for the same row twice is once");
  await ben.context.close();
};

tests["an equation that is typed while a guess is on its way goes into the next row"] = async (world) => {
  const { page } = world;
  const line = await cuttable(page);
  const ben = await person(world);
  await join(ben.page, await host(page), "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await choose(page, { game: "Numble" });
  await page.getByRole("button", { name: /^Start/ }).click();
  await readyNumble(page);
  line.hold();
  await pressAll(page, ..."23+11=34", "Enter", "Enter", ..."56-17=38", "Backspace", "9", "Enter", "8");
  line.release();
  const typed = async (row) => (await page.locator(".rows [role=row]").nth(row).locator(".tile").allInnerTexts()).join("").replace(/[^\d=]/g, "");
  await page.locator(".rows [role=row]").nth(2).getByText("8", { exact: true }).waitFor();
  assert.match(await typed(0), /^2311=34$/);
  assert.match(await typed(1), /^5617=39$/);
  await ben.context.close();
};

tests["what is pressed on tiles and on the keypad while an equation is on its way goes into the next row"] = async (world) => {
  const { page } = world;
  const line = await cuttable(page);
  const ben = await person(world);
  await join(ben.page, await host(page), "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await choose(page, { game: "Numble" });
  await page.getByRole("button", { name: /^Start/ }).click();
  await readyNumble(page);
  const pad = page.getByRole("group", { name: "Keypad" });
  const press = (name) => pad.getByRole("button", { name, exact: true }).click();
  const now = async () => (await page.locator(".now .tile").allInnerTexts()).join("");
  line.hold();
  await pressAll(page, ..."23+11=34");
  await press("Check");
  for (const name of ["7", "8", "One place left", "9"]) await press(name);
  await page.locator(".now .tile").first().click();
  await press("6");
  assert.equal(await now(), "23+11=34", "the row that was sent stays as it is");
  line.release();
  await page.getByRole("row", { name: /^Guess 1/ }).waitFor();
  assert.equal(await now(), "7698");
  await ben.context.close();
};

tests["who gives up a Numble hears it, and the equation once it may be seen"] = async (world) => {
  const { page } = world;
  const ben = await person(world);
  await join(ben.page, await host(page), "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await choose(page, { game: "Numble" });
  await page.getByRole("button", { name: /^Start/ }).click();
  const heard = page.locator("section.play").getByRole("status");
  for (const one of [page, ben.page]) {
    await readyNumble(one);
    await pressAll(one, ..."23+11=34", "Enter");
    await one.getByRole("button", { name: "Give up" }).click();
    await one.getByRole("button", { name: "Give up" }).click();
    if (one === page) await heard.filter({ hasText: /^Given up\.$/ }).waitFor();
  }
  await heard.filter({ hasText: /^Given up\. The equation was \d+ [+−×÷] \d+ = \d+\.$/ }).waitFor();
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["a page that is loaded anew, and a host who comes back, are where they were"] = async (world) => {
  const { page, context } = world;
  const code = await host(page);
  const ben = await person(world);
  await join(ben.page, code, "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await page.getByRole("button", { name: /^Start/ }).click();
  await miss(page, "1122", 1);
  await miss(ben.page, "3456", 1);
  for (const key of "12") await ben.page.keyboard.press(key);
  await ben.page.reload();
  await ready(ben.page);
  assert.equal(await ben.page.locator("[role=table] [role=row]").count(), 1);
  assert.equal(await ben.page.locator("[role=gridcell] [data-piece]").count(), 2, "a row that was begun is there again");
  await page.goto("/about");
  await ben.page.locator(".rivals li", { hasText: "Ana" }).getByText("away").waitFor();
  const again = await context.newPage();
  await again.goto(`/room/${code}`);
  await again.locator("[role=table] [role=row]").first().waitFor();
  await again.getByRole("button", { name: "Pause" }).first().click();
  await ben.page.getByText("Paused by the host").first().waitFor();
  await again.getByRole("button", { name: "Go on" }).first().click();
  await ben.page.getByText("Paused by the host").first().waitFor({ state: "hidden" });
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["who comes late is told what awaits them, and may watch"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  const ben = await person(world);
  await join(ben.page, code, "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await page.getByRole("button", { name: /^Start/ }).click();
  await miss(page, "1122", 1);
  const cleo = await person(world, PHONE);
  await cleo.page.goto(`/room/${code}`);
  await cleo.page.getByText(/A game is running\./).waitFor();
  await cleo.page.locator("#name").fill("Cleo");
  await cleo.page.getByRole("button", { name: "Only watch" }).click();
  await cleo.page.getByText("You are watching.").waitFor();
  await cleo.page.locator(".rivals.large li", { hasText: "Ana" }).getByText("1 guess").waitFor();
  assert.equal(await cleo.page.locator(".peg-in").count(), 0, "who watches knows no more than the public");
  await cleo.page.getByRole("button", { name: "Play along" }).click();
  await cleo.page.getByText("You watch this game and play the next one.").waitFor();
  for (const one of [ben, cleo]) {
    assert.deepEqual(one.faults, []);
    await one.context.close();
  }
};

tests["who comes in the middle of a round watches it, says so, and plays from the next one on"] = async (world) => {
  const { page } = world;
  const settings = { t: "code", d: { variant: { t: "super" }, mode: "versus", rounds: 2 } };
  const code = await open(page, [{ entry: "super", settings }], "Ana");
  const ben = await person(world);
  await join(ben.page, code, "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await page.getByRole("button", { name: /^Start/ }).click();
  await miss(page, "11223", 1);
  const cleo = await person(world, PHONE);
  await cleo.page.goto(`/room/${code}`);
  await cleo.page.getByText("You play from the next round on, and watch until then.").waitFor();
  await cleo.page.locator("form .btn.go").click();
  await cleo.page.getByText("You watch this round and play from the next one on.").waitFor();
  await cleo.page.locator(".rivals.large li", { hasText: "Ana" }).getByText("1 guess").waitFor();
  await miss(ben.page, "11223", 1);
  for (const one of [page, ben.page]) {
    await one.getByRole("button", { name: "Give up" }).click();
    await one.getByRole("group", { name: /counts as not solved/ }).and(one.locator(":focus")).waitFor();
    await one.getByRole("button", { name: "Give up" }).click();
  }
  await ready(cleo.page);
  const dora = await person(world);
  await dora.page.goto(`/room/${code}`);
  await dora.page.getByText("You watch until it is over, and play the next one.").waitFor();
  for (const one of [ben, cleo, dora]) {
    assert.deepEqual(one.faults, []);
    await one.context.close();
  }
};

tests["removed may come back, banned may not; a locked room takes nobody new"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  const ben = await person(world);
  await join(ben.page, code, "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await page.getByRole("button", { name: "What to do about Ben" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await ben.page.getByRole("heading", { name: "The host has sent you out of this room." }).waitFor();
  await ben.page.getByRole("button", { name: "Come in" }).click();
  await ben.page.locator("form .btn.go").click();
  await ben.page.locator("main.lobby").waitFor();
  await page.getByText("House rules", { exact: true }).click();
  await page.getByRole("switch", { name: /^Locked/ }).check();
  const cleo = await person(world);
  await cleo.page.goto(`/room/${code}`);
  await cleo.page.getByRole("heading", { name: "This room is locked." }).waitFor();
  await page.getByRole("switch", { name: /^Locked/ }).uncheck();
  await cleo.page.getByRole("button", { name: "Try again" }).click();
  await cleo.page.getByRole("heading", { name: `Join room ${code}` }).waitFor();
  await page.getByRole("button", { name: "What to do about Ben" }).click();
  await page.getByRole("button", { name: "Ban", exact: true }).click();
  await ben.page.getByRole("heading", { name: "You cannot come into this room any more." }).waitFor();
  await ben.page.reload();
  await ben.page.locator("form .btn.go").click();
  await ben.page.getByRole("heading", { name: "You cannot come into this room any more." }).waitFor();
  await page.getByRole("button", { name: "Let Ben in again" }).click();
  await page.getByRole("button", { name: "Let Ben in again" }).waitFor({ state: "detached" });
  await Promise.all([ben.context.close(), cleo.context.close()]);
};

tests["a name that is taken, empty or unfit is asked for anew, and what was typed stays"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  const ben = await person(world);
  for (const [name, words] of [["ANA", /already has this name/], ["   ", /name/], ["fuck", /not fit for company/]]) {
    await join(ben.page, code, name);
    await ben.page.locator("#wrong").filter({ hasText: words }).waitFor();
    assert.equal(await ben.page.locator("#name").inputValue(), name);
  }
  await ben.page.locator("#name").fill("Ben");
  await ben.page.keyboard.press("Enter");
  await ben.page.locator("main.lobby").waitFor();
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["after a match the host takes everybody back to the lobby; who comes then, and the screen, are there too"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  const [ben, cleo, screen] = [await person(world, PHONE), await person(world), await person(world)];
  await join(ben.page, code, "Ben");
  await ben.page.locator("main.lobby").waitFor();
  await screen.page.goto(`/screen/${code}`);
  await page.getByRole("button", { name: /^Start/ }).click();
  for (const one of [page, ben.page]) {
    await miss(one, "1122", 1);
    await one.getByRole("button", { name: "Give up" }).click();
    await one.getByRole("group", { name: /counts as not solved/ }).and(one.locator(":focus")).waitFor();
    await one.getByRole("button", { name: "Give up" }).click();
  }
  await screen.page.locator(".end").waitFor();
  await page.getByRole("button", { name: "Replay and review" }).click();
  for (const name of ["Ana", "Ben"]) await page.getByRole("cell", { name, exact: true }).waitFor();
  await page.getByRole("link", { name: `Back to room ${code}` }).click();
  await page.getByRole("button", { name: "Choose another game" }).click();
  await join(cleo.page, code, "Cleo");
  for (const one of [page, ben.page, cleo.page]) await one.locator("main.lobby").waitFor();
  await screen.page.locator(".end").waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Start/ }).click();
  for (const one of [page, ben.page, cleo.page]) await ready(one);
  for (const one of [ben, cleo, screen]) {
    assert.deepEqual(one.faults, []);
    await one.context.close();
  }
};

tests["leaving a room is asked about: Escape stays, with the focus where it was"] = async ({ page }) => {
  await host(page);
  const leave = page.getByRole("button", { name: "Leave the room" });
  await leave.press("Enter");
  await page.getByRole("group", { name: /^Leave for good\?/ }).and(page.locator(":focus")).press("Escape");
  await leave.and(page.locator(":focus")).press("Enter");
  await page.getByRole("group", { name: /^Leave for good\?/ }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "You have left this room." }).waitFor();
};

tests["a code that opens nothing, and a second tab, are explained"] = async (world) => {
  const { page, context } = world;
  await page.goto("/room/ZZZZZZ");
  await page.getByRole("heading", { name: /This room is closed, or there never was one with the code ZZZZZZ/ }).waitFor();
  const code = await host(page);
  const ben = await person(world);
  await ben.page.goto("/room/ZZZZZZ");
  await ben.page.getByLabel("Room code").fill(code.toLowerCase());
  await ben.page.keyboard.press("Enter");
  await ben.page.getByRole("heading", { name: `Join room ${code}` }).waitFor();
  await ben.context.close();
  const second = await context.newPage();
  await second.goto(`/room/${code}`);
  await second.locator("main.lobby").waitFor();
  await page.getByRole("heading", { name: /another tab or on another device/ }).waitFor();
  await page.getByRole("button", { name: "Go on here" }).click();
  await page.locator("main.lobby").waitFor();
};

tests["a name that the page thought of and somebody has is exchanged for another at once"] = async (world) => {
  const { page } = world;
  const code = await host(page, "Adhara");
  const ben = await person(world, PHONE);
  await ben.context.addInitScript(() => {
    crypto.getRandomValues = (numbers) => numbers.fill(globalThis.star ?? 0);
  });
  await ben.page.goto(`/room/${code}`);
  await ben.page.locator("#name:focus").waitFor();
  assert.equal(await ben.page.locator("#name").inputValue(), "Adhara");
  await ben.page.evaluate(() => (globalThis.star = 1));
  await ben.page.keyboard.press("Enter");
  await ben.page.locator("main.lobby").waitFor();
  await page.getByText("Aldebaran", { exact: true }).waitFor();
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["in a class the house gives the names"] = async (world) => {
  const { page } = world;
  const code = await host(page, "Ms Ana");
  await page.getByText("House rules", { exact: true }).click();
  await page.getByRole("switch", { name: /^Class/ }).check();
  const pupil = await person(world, PHONE);
  await pupil.page.goto(`/room/${code}`);
  await pupil.page.getByText("In this room the house gives you a name.").waitFor();
  assert.equal(await pupil.page.locator("#name").count(), 0);
  await pupil.page.locator("form .btn.go").click();
  await pupil.page.locator("main.lobby").waitFor();
  await page.getByText("Achernar", { exact: true }).waitFor();
  await pupil.context.close();
};

tests["people talk where the host lets them"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  const ben = await person(world);
  await join(ben.page, code, "Ben");
  await ben.page.locator("main.lobby").waitFor();
  assert.equal(await ben.page.getByRole("log").count(), 0);
  await page.getByText("House rules", { exact: true }).click();
  await page.getByRole("switch", { name: /^Chat/ }).check();
  await ben.page.getByLabel("Say something").fill("hello <b>all</b>");
  await ben.page.keyboard.press("Enter");
  await page.getByRole("log").getByText("hello <b>all</b>").waitFor();
  await page.getByRole("button", { name: "What to do about Ben" }).click();
  await page.getByRole("button", { name: "Mute" }).click();
  await ben.page.getByText("The host has muted you.").waitFor();
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["two bots and a person play, and the bots' guesses come by themselves"] = async ({ page }) => {
  await host(page);
  await page.getByRole("button", { name: "Add a bot" }).click();
  await page.getByRole("button", { name: "Wild" }).click();
  await page.getByRole("button", { name: "Perfect" }).click();
  await page.locator(".seats li").nth(2).waitFor();
  await page.getByRole("button", { name: /^Start/ }).click();
  await ready(page);
  await page.locator(".rivals li", { hasText: "Perfect" }).getByText(/\d+ guess.*solved/).waitFor({ timeout: 60_000 });
};

/** Every state of a room once, for sweeps and pictures. */
async function states(world, page, each) {
  await page.goto("/rooms");
  await page.locator("main .notice, main li").first().waitFor();
  await each("rooms");
  const other = await person(world);
  const code = await host(other.page, "Ana");
  await page.goto("/room/ZZZZZZ");
  await page.locator("main h1").waitFor();
  await each("gone");
  await page.goto(`/room/${code}`);
  await page.locator("#name").waitFor();
  await each("join");
  await page.locator("#name").fill("Ben");
  await page.keyboard.press("Enter");
  await page.locator("main.lobby").waitFor();
  await each("lobby");
  await other.page.getByRole("button", { name: "What to do about Ben" }).click();
  await other.page.getByRole("button", { name: "Make host" }).click();
  await page.locator(".evening .btn").first().click();
  await page.locator(".form fieldset").waitFor();
  await page.locator("summary").first().click();
  await page.locator(".bots").click();
  await each("lobby-host");
  await page.locator(".main .btn.go").click();
  await miss(other.page, "1122", 1);
  await miss(page, "3456", 1);
  await each("playing");
  await page.getByRole("button", { name: /^(End the game|Terminer la partie|Terminar la partida|Encerrar a partida)/ }).or(page.locator(".host .btn.quiet")).locator("visible=true").first().click();
  await page.locator(".host .btn.danger").locator("visible=true").first().click();
  await page.locator(".result h2").waitFor();
  await each("results");
  await other.context.close();
}

for (const theme of ["light", "dark", "contrast"]) {
  tests[`axe finds nothing in any state of a room, ${theme}`] = async (world) => {
    const { page, context } = world;
    await context.addInitScript((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify({ theme }));
    await states(world, page, async (state) => assert.deepEqual(await findings(page), [], `${state} in ${theme}`));
  };
}

for (const lang of ["en", "fr", "es", "pt"]) {
  tests[`a room speaks ${lang} and fits 320 pixels`] = {
    look: { viewport: { width: 320, height: 640 } },
    play: async (world) => {
      const { page, context, picture } = world;
      await context.addInitScript((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify({ lang }));
      await states(world, page, async (state) => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${state} in ${lang} is ${wide} pixels too wide`);
        assert.doesNotMatch(await page.locator("body").innerText(), /\b(?:room|mode|bot)-[a-z]+(?:-[a-z]+)*\b/, `${state} in ${lang} shows a text's id`);
        await picture(`room-${state}-320-${lang}`, { fullPage: true });
      });
    },
  };
}

/** Chooses a language before the page is loaded. */
const speaking = (context, lang) => context.addInitScript((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify({ lang }));

for (const lang of ["en", "fr", "es", "pt"]) {
  tests[`what keeps somebody out of a room is told in ${lang}`] = {
    look: PHONE,
    play: async (world) => {
      const { page, context, picture } = world;
      await speaking(context, lang);
      const line = await cuttable(page);
      const ana = await person(world);
      const code = await host(ana.page);
      const refused = async (state) => {
        await page.locator(".notice h1").waitFor();
        assert.doesNotMatch(await page.locator("body").innerText(), /\broom-[a-z]+(?:-[a-z]+)*\b/, `${state} in ${lang} shows a text's id`);
        await picture(`door-${state}-360-${lang}`);
      };
      await join(page, code, "ANA");
      await page.locator("#wrong:not(:empty)").waitFor();
      assert.equal(await page.locator("#name").inputValue(), "ANA");
      await picture(`door-taken-360-${lang}`);
      await ana.page.getByText("House rules", { exact: true }).click();
      const locked = ana.page.getByRole("switch", { name: /^Locked/ });
      await locked.check();
      await page.goto(`/room/${code}`);
      await refused("locked");
      await locked.uncheck();
      await page.locator(".notice .btn.go").click();
      await page.locator("#name").fill("Ben");
      await page.locator("form .btn.go").click();
      await page.locator("main.lobby").waitFor();
      line.cut();
      const lost = page.locator(".line.on");
      await lost.waitFor();
      await picture(`door-lost-360-${lang}`);
      line.mend();
      await lost.waitFor({ state: "hidden" });
      for (const [state, deed] of [["removed", "Remove"], ["banned", "Ban"]]) {
        await ana.page.getByRole("button", { name: "What to do about Ben" }).click();
        await ana.page.getByRole("button", { name: deed, exact: true }).click();
        await refused(state);
        if (state === "banned") break;
        await page.locator(".notice .btn.go").click();
        await page.locator("form .btn.go").click();
        await page.locator("main.lobby").waitFor();
      }
      await ana.context.close();
    },
  };
}

tests["a room that is full says so in four languages"] = async (world) => {
  const { page } = world;
  const code = await host(page);
  await page.getByRole("button", { name: "Add a bot" }).click();
  const MOST = 128;
  for (let seats = 2; seats <= MOST; seats += 1) {
    await page.getByRole("button", { name: "Wild", exact: true }).click();
    await page.locator(".seats > li").nth(seats - 1).waitFor();
  }
  for (const lang of ["en", "fr", "es", "pt"]) {
    const one = await person(world, PHONE);
    await speaking(one.context, lang);
    await join(one.page, code, "Ben");
    await one.page.locator(".notice h1").waitFor();
    await one.page.screenshot({ path: `target/pictures/door-full-360-${lang}.png` });
    await one.context.close();
  }
};

for (const [name, look] of Object.entries({
  "360-light": { viewport: { width: 360, height: 740 } },
  "360-dark": { viewport: { width: 360, height: 740 }, colorScheme: "dark" },
  "1280-light": {},
  "1280-dark": { colorScheme: "dark" },
})) {
  tests[`pictures of a room, ${name}`] = { look, play: async (world) => states(world, world.page, (state) => world.picture(`room-${state}-${name}`)) };
}

tests["on a local network without HTTPS, by a name of its own, one plays alone and with others"] = async () => {
  // A house that listens beyond this machine is one for a local network, where no cookie is only for HTTPS.
  const lan = await serve(option("program"), "0.0.0.0");
  const { port } = new URL(lan.address);
  const browser = await launch(option("browser"), "--host-resolver-rules=MAP games.lan 127.0.0.1");
  try {
    const world = { browser, address: `http://games.lan:${port}` };
    const [ana, ben] = [await person(world), await person(world, PHONE)];
    await ana.page.goto("/play/classic");
    assert.equal(await ana.page.evaluate(() => isSecureContext), false);
    await miss(ana.page, "1122", 1);
    const code = await host(ana.page);
    await join(ben.page, code, "Ben");
    await ben.page.locator("main.lobby").waitFor();
    await ana.page.getByRole("button", { name: /^Start/ }).click();
    await miss(ben.page, "1234", 1);
    await ana.page.locator(".rivals li", { hasText: "Ben" }).getByText("1 guess").waitFor();
    await ana.page.reload();
    await ready(ana.page);
    // Over plain HTTP the browser leaves one of the headers aside, and says so.
    for (const one of [ana, ben]) assert.deepEqual(one.faults.filter((text) => !text.startsWith("The Cross-Origin-Opener-Policy header has been ignored")), []);
  } finally {
    await browser.close();
    await lan.stop();
  }
};

export default tests;

// What counts: official games alone, the day's Numble, races. The secret is the house's until the end, on every wire.
import assert from "node:assert/strict";
import { findings, KEPT, keptOffline, miss, missed, ready, readyNumble, solve } from "./play.mjs";
import { cuttable, person } from "./together.mjs";

const CLASSIC = { keys: "123456", length: 4, repeats: true, most: 10 };
const SKEMIND = { keys: "123456", length: 4, repeats: false, most: 8 };
const DAY = 86_400_000;

/** A code as it crosses the wire. */
const written = (keys) => [...keys].map((key) => String.fromCharCode(64 + Number(key))).join("");

/** Everything a page says and hears, in order: its socket, and what the API answers. */
function wires(page) {
  const all = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => all.push({ said: true, text: String(payload) }));
    socket.on("framereceived", ({ payload }) => all.push({ said: false, text: String(payload) }));
  });
  page.on("response", async (response) => {
    if (!response.url().includes("/api/v1/")) return;
    const text = await response.text().catch(() => "");
    all.push({ said: false, text });
  });
  return all;
}

/** How often a secret was heard, in the form guesses have and in the one openings have, in a journal too. */
function heard(lines, keys) {
  const form = new RegExp(`"(?:${written(keys)}|${keys})\\\\?"`);
  return lines.filter(({ said, text }) => !said && form.test(text)).length;
}

/** What came before a guess was sent. */
function before(lines, keys) {
  const at = lines.findIndex(({ said, text }) => said && text.includes(`"${written(keys)}"`));
  assert.ok(at > 0, "the guess was sent");
  return lines.slice(0, at);
}

async function begin(page, entry) {
  await page.goto(`/play/${entry}`);
  await ready(page);
  await page.getByRole("button", { name: "Play officially" }).click();
  await page.getByText("Leaving for good counts as giving up.").waitFor();
  await page.getByRole("button", { name: "Begin" }).click();
  await ready(page);
}

/** A code that is surely not the one. */
const other = (keys) => (keys === "1234" ? "4321" : "1234");

/** Asks the API for several things, one after the other, as whoever the page belongs to; answers the last. */
const post = (page, ...what) =>
  page.evaluate(async (all) => {
    let said;
    for (const [path, body] of [["/session", {}], ...all]) {
      said = await fetch(`/api/v1${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      if (!said.ok) throw new Error(await said.text());
    }
    return said.json();
  }, what);

const announce = (page, race) => post(page, ["/races", race]);

const tests = {};

tests["an official game is played to its end; its code is on no wire before, and a reload goes on with it"] = async ({ page }) => {
  const lines = wires(page);
  await begin(page, "classic");
  const commitment = await page.locator("details code").textContent();
  assert.match(commitment, /^[0-9a-f]{64}$/, "what is promised is told before the first guess");
  await page.getByRole("status").filter({ hasText: commitment.slice(0, 8) }).waitFor();
  const first = { guess: "1122", ...(await miss(page, "1122", 1)) };
  await page.reload();
  assert.deepEqual(await missed(page, 1), { exact: first.exact, misplaced: first.misplaced });
  const clues = await solve(page, CLASSIC, [], [first]);
  const secret = clues.at(-1).guess;
  const result = page.getByRole("region", { name: "Result" });
  await result.getByRole("heading", { name: `Solved in ${clues.length}` }).waitFor();
  assert.equal(await result.getByText("Official", { exact: true }).count(), 1, "a result that counts says so");
  await result.getByText(/^Place \d+ on the board\.$/).waitFor();
  assert.equal(heard(before(lines, secret), secret), 0, "the code was heard before it was found");
  assert.ok(heard(lines, secret) > 0, "it is heard at the end, so that it could have been heard before");
  // What was promised is what was found, and the page can work it out.
  await result.getByRole("button", { name: "Fairness" }).click();
  await page.keyboard.press("Enter");
  await page.getByText("It holds: this is the secret it was made for").waitFor();
  assert.equal(await page.locator("dd code").first().textContent(), commitment);
  await result.getByRole("link", { name: "Replay", exact: true }).click();
  await page.waitForURL("**/replay/*");
  await page.getByText("Official", { exact: true }).waitFor();
};

tests["another official game is one key away; a game for its own sake has neither seal nor word"] = async ({ page }) => {
  await begin(page, "classic");
  await solve(page, CLASSIC);
  await page.getByRole("button", { name: "Again" }).waitFor();
  const played = page.url();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Begin" }).waitFor();
  assert.notEqual(page.url(), played);
  await page.goto("/play/classic");
  await solve(page, CLASSIC);
  await page.getByRole("button", { name: "Again" }).locator("visible=true").first().waitFor();
  assert.equal(await page.locator("main").getByText("Official", { exact: true }).count(), 0);
};

tests["Skemind's points are told line by line, and the lines make the sum"] = async ({ page }) => {
  await begin(page, "skemind");
  await solve(page, SKEMIND);
  const table = page.getByRole("table", { name: "Where the points come from" });
  const points = (await table.locator("td").allTextContents()).map((text) => Number(text.replace(/\D/g, "")));
  assert.equal(points.length, 5, "exact, misplaced, solved, time, and the sum");
  assert.deepEqual(points.slice(0, 3), [240, 0, 1000]);
  assert.ok([700, 500, 300, 100].includes(points[3]), `a bonus of ${points[3]}`);
  assert.equal(points[4], points.slice(0, 4).reduce((sum, one) => sum + one, 0));
};

tests["leaving an official game is giving up, and says so before it does it"] = async ({ page }) => {
  await begin(page, "classic");
  await miss(page, "1122", 1);
  await page.getByRole("button", { name: "Give up and leave" }).click();
  await page.getByText("Leaving counts as giving up").waitFor();
  await page.getByRole("button", { name: "Give up", exact: true }).click();
  const result = page.getByRole("region", { name: "Result" });
  await result.getByRole("heading", { name: "Given up" }).waitFor();
  await result.getByText("The code was").waitFor();
};

tests["an official game that was begun is offered on the front page, and goes on after the line was cut"] = async (world) => {
  const { page } = world;
  await begin(page, "classic");
  const marks = await miss(page, "1122", 1);
  await page.goto("/");
  await page.getByRole("heading", { name: "Go on: Classic code" }).waitFor();
  const line = await cuttable(page);
  await page.locator("section", { hasText: "Official" }).getByRole("link", { name: "Go on" }).click();
  assert.deepEqual(await missed(page, 1), marks);
  line.cut();
  await page.getByText("Connection lost. Your seat and points are kept.").waitFor();
  for (const key of ["3", "3", "4", "4", "Enter"]) await page.keyboard.press(key);
  await page.getByText("Waiting for the connection").first().waitFor();
  line.mend();
  await page.getByText("Back. Nothing was lost.").waitFor();
  await missed(page, 2);
};

const EQUATIONS = ["23+11=34", "90-45=45", "12*3=36", "80/4=20", "7+8=15", "100-1=99"];

async function playNumble(page, equations) {
  await readyNumble(page);
  for (const equation of equations) {
    const rows = await page.locator(".line:not(.now)", { has: page.locator(".tile.tile-right, .tile.tile-near, .tile.tile-none") }).count();
    for (const key of equation) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await page.locator(".line:not(.now)", { has: page.locator(".tile.tile-right, .tile.tile-near, .tile.tile-none") }).nth(rows).waitFor();
    if ((await page.locator(".pad").count()) === 0) return;
  }
}

tests["the day's Numble is played officially once; its equation is on no wire before the end"] = async ({ page }) => {
  const lines = wires(page);
  await page.goto("/numble");
  await readyNumble(page);
  await page.getByText("Counts for your streak; official play is below.").first().waitFor();
  await page.getByRole("button", { name: "Play officially" }).click();
  await page.getByText("One official attempt a day.").waitFor();
  await page.getByRole("button", { name: "Begin" }).click();
  await playNumble(page, EQUATIONS.slice(0, 1));
  await page.goto("/numble");
  await page.getByRole("heading", { name: "Your official attempt is under way." }).waitFor();
  assert.equal(await page.locator(".pad").count(), 0, "the same equation cannot be tried beside it");
  await page.getByRole("link", { name: "Go on" }).click();
  const ends = lines.length;
  await playNumble(page, EQUATIONS.slice(1));
  const result = page.locator(".result", { hasText: "Official" });
  await result.getByText(/^Place \d+ today\.$/).waitFor();
  await result.getByText(/^Next in/).waitFor();
  const was = (await result.getByText(/^The equation was/).textContent()).match(/(\d+) (.) (\d+) = (\d+)/);
  const equation = `${was[1]} ${{ "×": "*", "÷": "/", "−": "-" }[was[2]] ?? was[2]} ${was[3]} = ${was[4]}`;
  assert.equal(lines.slice(0, ends).filter(({ text }) => text.includes(`"${equation}"`)).length, 0, "the equation was heard before the end");
  assert.ok(lines.some(({ text }) => text.includes(`"${equation}"`)), "it is heard at the end");
  await page.goto("/numble");
  await page.locator(".daily", { hasText: "Official" }).getByRole("link", { name: "Play unlimited" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Play officially" }).count(), 0, "there is one attempt a day");
  const again = await page.evaluate(() => fetch("/api/v1/me/history").then((said) => said.json()));
  assert.equal(again.length, 1, "what was played officially is not sent in once more");
  await page.goto("/");
  await page.getByRole("link", { name: "See today’s" }).waitFor();
  await page.getByRole("heading", { name: /^Numble \d+ · (\d|X)\/6$/ }).waitFor();
};

tests["a day that is over is sent in at once"] = async (world) => {
  const { page, context, faults } = await person(world);
  await page.goto("/numble");
  await readyNumble(page);
  await page.getByRole("button", { name: "Play officially" }).waitFor();
  await playNumble(page, EQUATIONS);
  await page.getByText("Sent in: the day counts for your streak, not on the board.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
};

tests["a day played without a network is kept, says what it counts for, and is sent in once"] = async (world) => {
  const { page, context, faults } = await person(world, KEPT);
  await page.goto("/numble");
  await readyNumble(page);
  await page.getByRole("button", { name: "Play officially" }).waitFor();
  await keptOffline(page);
  await context.setOffline(true);
  await playNumble(page, EQUATIONS);
  await page.getByText("Kept here, and sent in when the connection is back.").waitFor();
  await context.setOffline(false);
  await page.getByText("Sent in: the day counts for your streak, not on the board.").waitFor();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.reload();
  await page.getByText("Sent in: the day counts for your streak, not on the board.").waitFor();
  const [history, daily] = await page.evaluate(() => Promise.all(["/me/history", "/daily"].map((path) => fetch(`/api/v1${path}`).then((said) => said.json()))));
  assert.deepEqual(history.map(({ reported, official }) => [reported, official]), [[true, false]]);
  assert.equal(daily.attempt.official, false);
  assert.deepEqual(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)), []);
  await context.close();
};

tests["a race: announced by link, entered by two, sealed on both wires until it closes; then code, ranking and replays open"] = async (world) => {
  const { page, admin } = world;
  const ben = await person(world);
  const [ana, bens] = [wires(page), wires(ben.page)];
  await page.goto("/races");
  await page.getByRole("button", { name: "Announce a race" }).click();
  await page.getByRole("button", { name: "Announce it" }).click();
  await page.getByText("Type a name for the race first.").waitFor();
  await page.getByLabel("What it is called").fill("Friday evening");
  await page.getByRole("button", { name: "Announce it" }).click();
  await page.getByRole("heading", { name: "Friday evening" }).waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const commitment = await page.locator("details code").textContent();

  await page.getByRole("button", { name: "Enter" }).click();
  await page.getByRole("heading", { name: "Friday evening" }).waitFor();
  await page.getByRole("button", { name: "Begin" }).click();
  await ready(page);
  assert.equal(await page.locator("details code").textContent(), commitment, "everybody's code is the one that was announced");
  const secret = (await solve(page, SKEMIND)).at(-1).guess;
  await page.getByText(/^Your entry is in\. Code and ranking open (at|on) /).waitFor();
  assert.equal(await page.locator(".secret .open").count(), 0, "the shutters stay closed");

  await ben.page.goto(`/races/${id}`);
  await ben.page.getByRole("button", { name: "Enter" }).click();
  await ben.page.getByRole("button", { name: "Begin" }).click();
  await miss(ben.page, other(secret), 1);
  await ben.page.getByRole("button", { name: "Give up and leave" }).click();
  await ben.page.getByRole("button", { name: "Give up", exact: true }).click();
  await ben.page.getByText(/^Your entry is in\. Code and ranking open (at|on) /).waitFor();
  await ben.page.getByRole("link", { name: "See the race" }).click();
  await ben.page.getByText("Not solved · 150 points · 3:00").waitFor();
  assert.equal(await ben.page.getByRole("heading", { name: "Ranking" }).count(), 0);
  assert.equal(await ben.page.getByRole("button", { name: "Enter" }).count(), 0, "there is one entry for each");
  await ben.page.goto("/races");
  await ben.page.getByText("your entry is in").waitFor();

  assert.equal(heard(before(ana, secret), secret), 0, "the code was heard before it was found");
  assert.equal(heard(bens, secret), 0, "who has not found the code has heard it");
  admin("close-race", id);
  for (const one of [page, ben.page]) {
    await one.goto(`/races/${id}`);
    await one.getByRole("heading", { name: "Ranking" }).waitFor();
    assert.equal(await one.locator("tbody tr").count(), 2);
    const code = one.locator("p", { hasText: "The code was" }).locator("svg[role=img]");
    await code.nth(3).waitFor();
    const names = { 1: "Circle", 2: "Square", 3: "Triangle", 4: "Diamond", 5: "Star", 6: "Hexagon" };
    const shown = await code.evaluateAll((pegs) => pegs.map((peg) => peg.getAttribute("aria-label")));
    assert.deepEqual(shown, [...secret].map((key) => names[key]));
    await one.getByRole("button", { name: "Check" }).click();
    await one.getByText("the commitment is the one announced beforehand").waitFor();
  }
  assert.ok(heard(bens, secret) > 0, "once it is over everybody may know");
  await ben.page.locator("tbody tr").first().getByRole("link").click();
  await ben.page.waitForURL("**/replay/*");
  await ben.page.getByRole("heading", { name: "Skemind" }).waitFor();
  assert.deepEqual(ben.faults, []);
  await ben.context.close();
};

tests["a race says whether it can be entered: not yet, from now on, no longer, or never"] = async ({ page, admin }) => {
  await page.goto("/races");
  const coming = await announce(page, { title: "Next week", entry: "classic", opens: Date.now() + 3 * DAY, closes: Date.now() + 4 * DAY });
  await page.goto(`/races/${coming.id}`);
  await page.getByText(/^Opens in 2 days 23 h$/).waitFor();
  assert.equal(await page.getByRole("button", { name: "Enter" }).count(), 0);

  const soon = await announce(page, { title: "In a moment", entry: "classic", opens: Date.now() + 1500, closes: Date.now() + DAY });
  await page.goto(`/races/${soon.id}`);
  await page.getByRole("button", { name: "Enter" }).waitFor();

  const shut = await announce(page, { title: "Shut", entry: "numble", opens: Date.now() - 1000, closes: Date.now() + DAY });
  admin("close-race", shut.id);
  await page.goto(`/races/${shut.id}`);
  await page.getByText("This race is over.").waitFor();
  await page.getByText("Nobody entered, so the code stays closed.").waitFor();

  await page.goto("/races/nonsense");
  await page.getByRole("heading", { name: "There is no such race" }).waitFor();
  await page.goto("/races");
  for (const title of ["Next week", "In a moment", "Shut"]) await page.getByText(title, { exact: true }).waitFor();
};

tests["a race for everybody needs an account, and stands on the front page while it is open"] = async (world) => {
  const { page, context } = await person(world);
  await page.goto("/races");
  await page.getByRole("button", { name: "Announce a race" }).click();
  await page.getByLabel("What it is called").fill("House race");
  await page.getByText("Everybody", { exact: true }).click();
  await page.getByRole("button", { name: "Announce it" }).click();
  await page.getByText("Only who has an account can announce a race for everybody.").waitFor();
  await page.getByRole("link", { name: "Log in, or make an account" }).waitFor();
  await post(page, ["/me/account", { name: "Racer", password: "correct horse" }]);
  await page.getByRole("button", { name: "Announce it" }).click();
  await page.getByRole("heading", { name: "House race" }).waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1);

  const ben = await person(world);
  await ben.page.goto("/");
  await ben.page.getByRole("heading", { name: "Race: House race" }).waitFor();
  await ben.page.locator("section", { hasText: "House race" }).getByRole("link", { name: "Play" }).click();
  await ben.page.getByRole("button", { name: "Enter" }).click();
  await ben.page.getByText("Only who has an account can enter this race.").waitFor();
  await ben.page.getByRole("link", { name: "Log in, or make an account" }).waitFor();
  world.admin("close-race", id);
  await ben.context.close();
  await context.close();
};

tests["no official game is where there is none"] = async (world) => {
  const { page, context } = await person(world);
  await page.goto("/official/NOBODY");
  await page.getByRole("heading", { name: "There is no official game here." }).waitFor();
  await context.close();
};

/** A page as it stands, in every theme for axe, in every language at 320 pixels, and as pictures. */
async function sweep({ page, picture }, name, stands) {
  const show = async (settings, viewport) => {
    await page.setViewportSize(viewport);
    await page.evaluate((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify(settings));
    await page.reload();
    await page.locator(stands).first().waitFor();
  };
  for (const theme of ["light", "dark", "contrast"]) {
    await show({ theme }, { width: 1280, height: 860 });
    assert.deepEqual(await findings(page), [], `${name} in ${theme}`);
    if (theme === "contrast") continue;
    await picture(`${name}-1280-${theme}`);
    await show({ theme }, { width: 360, height: 740 });
    await picture(`${name}-360-${theme}`);
  }
  for (const lang of ["en", "fr", "es", "pt"]) {
    await show({ lang }, { width: 320, height: 640 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${name} in ${lang} is ${wide} pixels too wide`);
    const words = await page.locator("body").innerText();
    assert.doesNotMatch(words, /\b(?:official|daily|race|races|fair|score|ranking|board|numble|result)-[a-z]+(?:-[a-z]+)*\b/, `${name} in ${lang} shows a text's id`);
  }
  await show({}, { width: 1280, height: 860 });
}

tests["official pages in every theme, language and width"] = async (world) => {
  const { page } = world;
  await page.goto("/play/classic");
  await ready(page);
  await page.getByRole("button", { name: "Play officially" }).click();
  await page.getByRole("button", { name: "Begin" }).waitFor();
  await sweep(world, "official-before", "main li");
  await page.getByRole("button", { name: "Begin" }).click();
  const marks = await miss(page, "1122", 1);
  await sweep(world, "official-board", "[role=gridcell]:focus");
  await solve(page, CLASSIC, [], [{ guess: "1122", ...marks }]);
  await sweep(world, "official-result", ".links a");
};

tests["a race's page in every theme, language and width, open and over"] = async (world) => {
  const { page, admin } = world;
  await page.goto("/races");
  const race = await announce(page, { title: "A race with quite a long title for such a narrow page", entry: "skemind", opens: Date.now() - 1000, closes: Date.now() + DAY });
  await page.goto(`/races/${race.id}`);
  await page.getByRole("heading", { name: race.title }).waitFor();
  await sweep(world, "race-open", "h1");
  await page.getByRole("button", { name: "Enter" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await solve(page, SKEMIND);
  await page.getByRole("link", { name: "See the race" }).click();
  await page.getByText(/^Your entry is in/).waitFor();
  await sweep(world, "race-entered", ".yours");
  admin("close-race", race.id);
  await page.reload();
  await page.getByRole("heading", { name: "Ranking" }).waitFor();
  await sweep(world, "race-over", "dd code");
};

export default tests;

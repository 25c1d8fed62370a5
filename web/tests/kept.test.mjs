// What the device keeps: storage that goes away, is full or closed, or has what cannot be read; the day's Numble, once; figures that are what was played.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { guessNumble, kept, keptOnDevice, miss, missed, ready, readyNumble, solve } from "./play.mjs";
import { option } from "./start.mjs";

const CLASSIC = { keys: "123456", length: 4, repeats: true, most: 10 };
const UNKEPT = "This device is not keeping your games: its storage is full or closed, as in some private windows.";
const rows = (page) => page.locator("[role=table] [role=row]");
const review = (page) => page.getByRole("link", { name: "Review" }).locator("visible=true");
const again = (page) => page.getByRole("button", { name: "Again" }).locator("visible=true").first();

/** Remembers every connection to what is kept, so that a test can take it away. */
const watchStorage = () => {
  globalThis.connections = [];
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...what) {
    const request = open.apply(this, what);
    request.addEventListener("success", () => globalThis.connections.push(request.result));
    return request;
  };
};

/** Storage that is full, and storage that does not open. */
const FAILS = {
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  closed: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("closed", "SecurityError");
    };
  },
};

const tests = {};

tests["a connection to what is kept that is taken away is made anew, and nothing of the game is lost"] = async ({ page, context }) => {
  await context.addInitScript(watchStorage);
  await page.goto("/play/classic");
  await miss(page, "1122", 1);
  await keptOnDevice(page, 1);
  // Not every browser tells.
  await page.evaluate(() => globalThis.connections.forEach((db) => db.close()));
  await miss(page, "3344", 2);
  await keptOnDevice(page, 2);
  await page.evaluate(() => {
    const db = globalThis.connections.at(-1);
    db.close();
    db.dispatchEvent(new Event("close"));
  });
  await miss(page, "5566", 3);
  await keptOnDevice(page, 3);
  assert.equal(await page.getByText(UNKEPT).count(), 0);
};

tests["whoever deletes the site's data need not wait for a page, which goes on keeping what is played"] = async ({ page }) => {
  await page.goto("/play/classic");
  await miss(page, "1122", 1);
  await keptOnDevice(page, 1);
  const deleted = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase("cluehouse");
        request.onsuccess = () => resolve("deleted");
        request.onblocked = () => resolve("blocked");
      }),
  );
  assert.equal(deleted, "deleted");
  await miss(page, "3344", 2);
  await keptOnDevice(page, 2);
};

for (const [how, fail] of Object.entries(FAILS)) {
  tests[`a device whose storage is ${how} says so once, and offers nothing that is not there`] = async ({ page, context }) => {
    await context.addInitScript(fail);
    await page.goto("/play/classic");
    const line = page.getByRole("status").filter({ hasText: UNKEPT });
    const begun = await solve(page, { ...CLASSIC, most: 1 }, ["1122"]);
    await missed(page, 1);
    await line.waitFor();
    await line.evaluate((element) => (element.dataset.same = "yes"));
    await solve(page, CLASSIC, [], begun);
    await again(page).and(page.locator(":focus")).waitFor();
    assert.equal(await review(page).count(), 0, "what is not kept cannot be reviewed");
    assert.deepEqual(await line.evaluateAll((lines) => lines.map(({ dataset }) => dataset.same)), ["yes"]);
  };
}

tests["where storage does not open, statistics say so; and who asks to be forgotten hears what could not be"] = async ({ page, context }) => {
  await context.addInitScript(FAILS.closed);
  await page.goto("/settings");
  await page.getByText("Dark", { exact: true }).click();
  await page.goto("/statistics");
  await page.locator("main").getByText(UNKEPT).waitFor();
  assert.equal(await page.getByText("No games yet.").count(), 0);
  await page.getByRole("button", { name: "Save as a file" }).click();
  await page.getByRole("status").filter({ hasText: UNKEPT }).waitFor();
  await page.getByRole("button", { name: "Forget me on this device" }).click();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Forget everything" }).click()]);
  await page.getByText("Your settings are forgotten. Your games could not be:").waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
};

/** Changes what is kept of the game in progress. */
const writeSaved = (page, saved) =>
  page.evaluate(
    (saved) =>
      new Promise((resolve) => {
        indexedDB.open("cluehouse").onsuccess = ({ target: { result } }) => {
          const store = result.transaction("progress", "readwrite").objectStore("progress");
          store.getAll().onsuccess = ({ target: { result: [one] } }) => {
            store.put({ ...one, saved: saved ?? "of another version" });
            store.transaction.oncomplete = () => {
              result.close();
              resolve(one.saved);
            };
          };
        };
      }),
    saved,
  );

tests["a game that cannot be read is left as it is, and goes on where it can; another is played only when one wants it"] = async ({ page }) => {
  await page.goto("/play/classic");
  const before = await miss(page, "1122", 1);
  await keptOnDevice(page);
  const saved = await writeSaved(page);
  await page.reload();
  const trouble = page.getByRole("alert").filter({ hasText: "What is kept of this game cannot be read at the moment." });
  await trouble.waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await trouble.waitFor();
  await keptOnDevice(page);
  await writeSaved(page, saved);
  await page.getByRole("button", { name: "Try again" }).click();
  await ready(page);
  assert.deepEqual(await missed(page, 1), before);
  await writeSaved(page);
  await page.reload();
  await page.getByRole("button", { name: "New game" }).click();
  await ready(page);
  assert.equal(await rows(page).count(), 0);
  await kept(page, "progress", (all) => all.length === 0);
  await miss(page, "1122", 1);
};

tests["the same holds the other way round, and for a Numble"] = async ({ page }) => {
  const trouble = page.getByRole("alert").filter({ hasText: "What is kept of this game cannot be read at the moment." });
  const board = {
    "/play/classic/reversed": async () => {
      await page.getByRole("button", { name: "Answer" }).click();
      await rows(page).nth(1).waitFor();
    },
    "/numble/unlimited": async () => {
      await readyNumble(page);
      await guessNumble(page, "10 + 10 = 20");
    },
  };
  for (const [path, play] of Object.entries(board)) {
    await page.goto(path);
    await play();
    await keptOnDevice(page);
    await writeSaved(page);
    await page.reload();
    await trouble.waitFor();
    await keptOnDevice(page);
    await page.getByRole("button", { name: "New game" }).click();
    await trouble.waitFor({ state: "detached" });
    await kept(page, "progress", (all) => all.length === 0);
    await play();
    await keptOnDevice(page);
    await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase("cluehouse").onsuccess = resolve)));
  }
};

const NOON = new Date("2025-03-04T12:00:00Z");
const WRONG = "12 + 34 = 46";

async function today(page) {
  await page.clock.install({ time: NOON });
  await page.goto("/numble");
  await readyNumble(page);
}

const numbleRows = (page) => page.locator(".line:not(.now)").filter({ has: page.locator(".tile-right, .tile-near, .tile-none") });

async function lose(page, from = 1) {
  for (let guess = from; guess <= 6; guess += 1) await guessNumble(page, WRONG);
  await page.locator(".result").waitFor();
}

tests["the day's Numble counts once, whichever tab ends it"] = async ({ page, context }) => {
  const other = await context.newPage();
  await today(page);
  await today(other);
  await guessNumble(page, WRONG);
  await keptOnDevice(page, 1);
  // Whoever looks at the other tab before beginning there goes on with the same game.
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  await numbleRows(other).first().waitFor();
  await guessNumble(other, WRONG);
  await keptOnDevice(other, 2);
  await lose(page, 2);
  const [{ id, at }] = await kept(page, "games", (all) => all.length === 1);
  assert.equal(id, "daily:2025-03-04");
  // And who does not plays on without it counting again.
  await lose(other, 3);
  await other.goto("/");
  await other.getByRole("link", { name: "See today’s" }).waitFor();
  assert.equal(await other.getByRole("link", { name: "Go on", exact: true }).count(), 0);
  await other.goto("/statistics");
  await other.getByRole("heading", { name: "Your games" }).waitFor();
  assert.equal(await other.locator("dl dd").first().innerText(), "1");
  assert.deepEqual((await kept(other, "games", (all) => all.length > 0)).map((one) => one.at), [at]);
};

tests["a day that came along from another device, or is kept twice since before, counts once"] = async ({ page }) => {
  await today(page);
  await lose(page);
  const [one] = await kept(page, "games", (all) => all.length === 1);
  await page.goto("/statistics");
  const twice = { ...one, id: "1-2", at: one.at - 1, won: true, guesses: 2 };
  const take = (games) => page.locator("input[type=file]").setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ cluehouse: 1, games })) });
  await take([{ ...one, at: one.at + 1 }]);
  await page.getByText("Nothing new was in the file.").waitFor();
  await take([twice]);
  await page.getByText("1 game was added.").waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Your games" }).waitFor();
  assert.deepEqual(await page.locator("dl dd").allInnerTexts(), ["1", "100%", "1", "1"], "as it ended first");
  assert.equal(await page.locator("#history ~ .scroll tbody tr").count(), 1);
  // A day that is known is played here as one likes, and stays what it was.
  await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase("cluehouse").onsuccess = resolve)));
  await take([twice]);
  await page.getByText("1 game was added.").waitFor();
  await page.goto("/numble");
  await readyNumble(page);
  await lose(page);
  await page.locator(".result").getByRole("row", { name: "2 1", exact: true }).waitFor();
  const all = await kept(page, "games", (all) => all.length === 1);
  assert.deepEqual(all.map(({ id, won }) => [id, won]), [["1-2", true]]);
};

tests["a page that is put to sleep goes on with its game when it wakes"] = async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const sleep = async () => {
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    await session.send("Page.setWebLifecycleState", { state: "active" });
  };
  await page.goto("/play/classic");
  const before = await miss(page, "1122", 1);
  await page.keyboard.press("3");
  await sleep();
  assert.deepEqual(await missed(page, 1), before);
  for (const key of ["3", "4", "4", "Enter"]) await page.keyboard.press(key);
  await missed(page, 2);
  await keptOnDevice(page, 2);
  await page.goto("/numble/unlimited");
  await readyNumble(page);
  await guessNumble(page, WRONG);
  await sleep();
  await guessNumble(page, WRONG);
  await keptOnDevice(page, 2);
};

/** What a journal says of its game, as the program plays it again. */
function replayed(folder, journal) {
  const file = join(folder, "journal");
  writeFileSync(file, journal);
  const { view } = JSON.parse(execFileSync(option("program"), ["replay", file, "--json"], { encoding: "utf8" }));
  const { used, solved } = view.game.lines[0];
  return { used, solved };
}

tests["figures are what the journals say, over games won and lost on several days"] = async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "cluehouse-kept-"));
  const day = (date) => page.clock.setFixedTime(new Date(`2025-03-${date}T12:00:00Z`));
  const played = [];
  const end = async () => {
    await page.locator(".result").first().waitFor();
    const games = await kept(page, "games", (all) => all.length === played.length + 1);
    const fresh = games.find(({ id }) => !played.some((one) => one.id === id));
    played.push({ ...fresh, ...replayed(folder, fresh.journal) });
  };
  const win = async () => {
    await page.goto("/play/classic");
    await solve(page, CLASSIC, ["1122"]);
    await end();
  };
  const loss = async () => {
    await page.goto("/play/classic");
    await miss(page, "1122", 1);
    await page.getByRole("button", { name: "Give up" }).locator("visible=true").first().click();
    await page.getByRole("group").getByRole("button", { name: "Give up" }).locator("visible=true").first().click();
    await end();
  };
  try {
    const DAYS = { "03": [win], "04": [loss, win], "05": [win, loss], "06": [loss], "08": [win], "09": [win, win] };
    for (const [date, games] of Object.entries(DAYS)) {
      await day(date);
      for (const play of games) await play();
    }
    for (const { guesses, won, used, solved } of played) assert.deepEqual([guesses, won], [used, solved]);
    await page.goto("/statistics");
    await page.getByRole("heading", { name: "Your games" }).waitFor();
    const wins = played.filter(({ solved }) => solved);
    const share = await page.evaluate((share) => new Intl.NumberFormat("en", { style: "percent" }).format(share), wins.length / played.length);
    assert.deepEqual(await page.locator("dl dd").allInnerTexts(), [String(played.length), share, "2", "3"]);
    const mean = wins.reduce((sum, { used }) => sum + used, 0) / wins.length;
    assert.equal(await page.getByText("tries on average when solved.").innerText(), `${mean.toFixed(2)} tries on average when solved.`);
    const bars = await page.locator("table:has(caption:text('Games by number of tries')) tr").evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.innerText.trim())));
    for (const [label, count] of bars) {
      const wanted = label === "not solved" ? played.length - wins.length : wins.filter(({ used }) => String(used) === label).length;
      assert.equal(Number(count), wanted, label);
    }
    assert.equal(bars.reduce((sum, [, count]) => sum + Number(count), 0), played.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

tests["a language that cannot be loaded is said, and the one that is spoken stays chosen"] = {
  breaks: /ERR_FAILED|Failed to fetch/,
  play: async ({ page }) => {
    await page.goto("/settings");
    await page.route("**/*.fr.json", (route) => route.abort());
    await page.getByText("Français").click();
    await page.getByText("This language could not be loaded. Try again in a moment.").waitFor();
    await page.getByRole("radio", { name: "English", checked: true }).waitFor();
    await page.unroute("**/*.fr.json");
    await page.getByText("Français").click();
    await page.locator("html[lang=fr]").waitFor();
    await page.getByRole("radio", { name: "Français", checked: true }).waitFor();
  },
};

tests["of two languages that are chosen quickly the last one is spoken"] = async ({ page }) => {
  await page.goto("/settings");
  let come;
  const gate = new Promise((resolve) => (come = resolve));
  await page.route("**/main.fr.json", (route) => gate.then(() => route.continue()));
  const [asked] = await Promise.all([page.waitForRequest("**/main.fr.json"), page.getByText("Français").click()]);
  await page.getByText("Español").click();
  // Time enough for the second to come before the first, where nothing holds it back.
  for (let asks = 0; asks < 3; asks += 1) await page.evaluate(() => fetch("/manifest.webmanifest").then((answer) => answer.text()));
  come();
  await asked.response();
  await page.locator("html[lang=es]").waitFor();
  await page.getByRole("heading", { name: "Ajustes" }).waitFor();
  await page.getByRole("radio", { name: "Español", checked: true }).waitFor();
};

tests["a result that is copied where the page has no clipboard leaves the focus where it was"] = async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto("/play/classic");
  await solve(page, CLASSIC);
  await again(page).and(page.locator(":focus")).waitFor();
  const share = page.getByRole("button", { name: "Share", exact: true }).locator("visible=true").first();
  await share.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Copied").locator("visible=true").first().waitFor();
  await share.and(page.locator(":focus")).waitFor();
};

export default tests;

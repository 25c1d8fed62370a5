// How fast the pages are, and how much they load: a first visit on a slow line and a slow machine, then games. Prints tables for
// web/BENCHMARKS.md, which says what each figure means.
import { cpus, loadavg, release } from "node:os";
import { PAGES, ready, solve } from "./play.mjs";
import { launch, option, serve } from "./start.mjs";
import { company, LONG } from "./company.mjs";
import { open } from "./together.mjs";
import { SLOW, listen, settled, watchShifts } from "./traffic.mjs";

const ROUNDS = Number(option("rounds", "5"));
/** One part alone: front, board, numble, join, game, slow, room or shift. */
const ONLY = option("only");
const PHONE = { viewport: { width: 360, height: 740 }, locale: "en", reducedMotion: "reduce" };
const CLASSIC = { keys: "123456", length: 4, repeats: true, most: 10, held: 100 };

const { address, stop } = await serve(option("program"));
const browser = await launch(option("browser"));

/** A first visit: a fresh profile, nothing kept. */
async function visit(path, slow, work, before) {
  const context = await browser.newContext({ ...PHONE, baseURL: address });
  await context.addInitScript(watchShifts);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const heard = await listen(page, slow);
  try {
    await page.goto(path);
    return await work(page, heard);
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes when the page first did what it is for, acting as soon as it can be acted on. */
function firstUse() {
  const painted = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
  const until = (found, then) => {
    const look = () => (found() ? then() : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  const note = (name) => () => painted(() => (globalThis.marks[name] = performance.now()));
  const press = (key, code = key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
  globalThis.marks = {};
  const { pathname } = location;
  if (pathname === "/") {
    const pegs = () => document.querySelector("[role=toolbar] button");
    until(pegs, () => {
      pegs().click();
      until(() => document.querySelector("[role=gridcell] [data-piece]"), note("usable"));
    });
  } else if (pathname.startsWith("/room/")) {
    until(() => document.querySelector("#name:focus"), () => {
      note("usable")();
      document.querySelector("form .btn.go").click();
      until(() => document.querySelector("main.lobby"), note("in"));
    });
  } else if (pathname.startsWith("/play/")) {
    until(() => document.querySelector("[role=gridcell]:focus"), () => {
      for (const digit of "1122") press(digit, `Digit${digit}`);
      until(() => document.querySelectorAll("[role=gridcell] [data-piece]").length === 4, () => {
        note("usable")();
        press("Enter");
        until(() => document.querySelector("[role=table] [role=row]"), note("answered"));
      });
    });
  } else {
    until(() => document.querySelector("section.play [role=gridcell]:focus"), () => {
      for (const key of "23+11=34") press(key, /\d/.test(key) ? `Digit${key}` : "");
      until(() => document.querySelector(".line.now")?.textContent.includes("4"), () => {
        note("usable")();
        press("Enter");
        until(() => document.querySelector(".line:not(.now) .tile:is(.tile-right, .tile-near, .tile-none)"), note("answered"));
      });
    });
  }
}

/** Runs in the page: times every key from the press to the end of the frame that shows what it did. Between the two it asks the page for next to nothing:
 * what it does itself would be counted. */
function timeKeys() {
  globalThis.keys = { peg: [], guess: [] };
  const count = (selector) => document.querySelectorAll(selector).length;
  let pegs = 0;
  // Ahead of whatever the page itself has put off until then.
  const drawn = (then) => scheduler.postTask(then, { priority: "user-blocking" });
  /** Once the frame is drawn in which something is there; how long it took until that frame began. */
  const once = (there, since, then) => requestAnimationFrame(() => {
    const began = performance.now() - since;
    if (there()) drawn(() => then(performance.now() - since, began));
    else once(there, since, then);
  });
  addEventListener("keydown", ({ key, timeStamp: since }) => {
    if (/^\d$/.test(key)) {
      once(() => true, since, (took) => {
        const now = count("[role=gridcell] [data-piece]");
        globalThis.keys.peg.push({ took, shown: now > pegs });
        pegs = now;
      });
    } else if (key === "Enter") {
      const guess = {};
      const rows = document.querySelector("[role=table]").childElementCount;
      once(() => document.querySelector(".now .told") !== null, since, (took, known) => Object.assign(guess, { took, known }));
      once(() => document.querySelector("[role=table]").childElementCount > rows, since, (moved) => {
        pegs = 0;
        globalThis.keys.guess.push({ ...guess, moved });
      });
    }
  }, { capture: true });
}

/** Runs in the page: times the coach's answers, and asks the first question again and again. */
function timeCoach() {
  globalThis.coach = [];
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    postMessage(asked, ...rest) {
      if (asked?.ask?.verb === "review" && !this.timed) {
        this.timed = true;
        let began = performance.now();
        this.addEventListener("message", ({ data }) => {
          if (data.id !== asked.id) return;
          globalThis.coach.push(performance.now() - began);
          if (globalThis.coach.length > 5) return;
          began = performance.now();
          super.postMessage(asked);
        });
      }
      super.postMessage(asked, ...rest);
    }
  };
}

const known = async (page, name) => (await page.waitForFunction((wanted) => globalThis.marks[wanted], name)).jsonValue();
const shiftOf = async (page) => page.evaluate(() => globalThis.shifts.reduce((sum, { value }) => sum + value, 0));

const figures = new Map();
function note(name, value) {
  figures.set(name, [...(figures.get(name) ?? []), value]);
}
const sorted = (name) => [...(figures.get(name) ?? [])].sort((a, b) => a - b);
const median = (name) => sorted(name)[Math.floor((sorted(name).length - 1) / 2)] ?? Number.NaN;
const most = (name) => sorted(name).at(-1) ?? Number.NaN;
const p99 = (name) => sorted(name)[Math.floor(0.99 * (sorted(name).length - 1))] ?? Number.NaN;

/** How many questions wait for the answer to another, one after another: each costs the line's delay. */
function roundTrips(loads) {
  const depth = [];
  for (const [index, { began }] of loads.entries()) {
    const before = loads.slice(0, index).flatMap(({ ended }, place) => (ended <= began ? [depth[place]] : []));
    depth.push(1 + Math.max(0, ...before));
  }
  return Math.max(...depth);
}

async function load(name, path) {
  await visit(path, SLOW, async (page, heard) => {
    await settled(page);
    const own = heard.loads().filter(({ keeper, bytes }) => !keeper && bytes > 0);
    for (const [kind, bytes] of Object.entries(heard.kinds())) note(`${name} ${kind}`, bytes);
    note(`${name} bytes`, heard.bytes());
    note(`${name} requests`, own.length);
    note(`${name} round trips`, roundTrips(own.filter(({ path: at }) => !/favicon|manifest|sw\.js/.test(at))));
    note(`${name} kept`, heard.kept());
    note(`${name} shift`, await shiftOf(page));
  });
  await visit(path, SLOW, async (page) => {
    note(`${name} usable`, await known(page, "usable"));
    if (path !== "/") note(`${name} answered`, await known(page, "answered"));
  }, firstUse);
}

/** A phone that was never here follows a link into a room. */
async function joining(code) {
  await visit(`/room/${code}`, SLOW, async (page, heard) => {
    note("join in", await known(page, "in"));
    note("join bytes", heard.bytes());
    note("join usable", await known(page, "usable"));
  }, firstUse);
}

/** Runs in the page: times guesses in a room, from the key and from the answer that the house sent. */
function timeRoom() {
  globalThis.guesses = [];
  let [asked, answered] = [0, 0];
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => data.includes("guess_evaluated") && (answered = performance.now()));
    }
  };
  const after = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
  addEventListener("keydown", ({ key, timeStamp }) => key === "Enter" && (asked = timeStamp), { capture: true });
  addEventListener("DOMContentLoaded", () => {
    let rows = 0;
    new MutationObserver(() => {
      const now = document.querySelectorAll("[role=table] [role=row]").length;
      if (now === rows) return;
      rows = now;
      if (now > 0) after(() => globalThis.guesses.push({ asked: performance.now() - asked, answered: performance.now() - answered }));
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Guesses in a room while fifty others play. */
async function together() {
  const others = await company(browser, address, 50);
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "en", reducedMotion: "reduce", baseURL: address });
  await context.addInitScript(timeRoom);
  const page = await context.newPage();
  try {
    await others.join(await open(page, [LONG], "Ana"));
    await page.getByRole("button", { name: /^Start/ }).click();
    const BOARDS = 5;
    for (let round = 1; round <= BOARDS; round += 1) {
      for (let guess = 0; guess < 20; guess += 1) {
        await page.locator("[role=gridcell]:focus").first().waitFor({ timeout: 120_000 });
        for (const key of "12345678") await page.keyboard.press(key);
        const before = await page.evaluate(() => globalThis.guesses.length);
        await page.keyboard.press("Enter");
        await page.waitForFunction((known) => globalThis.guesses.length > known, before);
      }
    }
    for (const { asked, answered } of await page.evaluate(() => globalThis.guesses)) (note("room asked", asked), note("room answered", answered));
    note("room others", await others.guesses());
  } finally {
    await context.close();
    await others.leave();
  }
}

/** A whole game with the keyboard, and its review, on a fast line. */
async function play(name, slowdown) {
  await visit("/play/classic", { latency: 0, bytesPerSecond: -1, slowdown }, async (page) => {
    await ready(page);
    await settled(page);
    const began = await page.evaluate(() => performance.now());
    await solve(page, CLASSIC);
    const review = page.getByRole("link", { name: "Review" }).last();
    await review.waitFor();
    const { keys, tasks } = await page.evaluate(() => ({ keys: globalThis.keys, tasks: globalThis.longTasks }));
    keys.peg.forEach(({ took, shown }) => (note(`${name} peg`, took), note(`${name} late pegs`, shown ? 0 : 1)));
    keys.guess.forEach(({ took, known: at, moved }, index) => (note(`${name} guess`, took), note(`${name} guess known`, at), note(`${name} guess moved`, moved), index === 0 && note(`${name} first guess`, took)));
    note(`${name} long tasks`, tasks.filter(({ startTime }) => startTime > began).length);
    note(`${name} longest task`, Math.max(0, ...tasks.filter(({ startTime }) => startTime > began).map(({ duration }) => duration)));
    note(`${name} shift`, await shiftOf(page));
    await review.click();
    await page.getByRole("table", { name: "Every guess with its grade" }).waitFor();
    const [first, ...again] = await (await page.waitForFunction(() => globalThis.coach.length > 5 && globalThis.coach)).jsonValue();
    note(`${name} first review`, first);
    again.forEach((one) => note(`${name} review`, one));
  }, `(${timeKeys})();(${timeCoach})()`);
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time) => (time < 100 ? `${time.toFixed(1)} ms` : `${Math.round(time)} ms`);
const seconds = (time) => `${(time / 1000).toFixed(2)} s`;
const plain = (value) => String(Number(value.toFixed(4)));

/** Each row: what, the figure's name, how it is written, what is wanted. */
const TABLES = {
  "A first visit, on a slow line and a slow machine": [
    ["front: bytes", "front bytes", kB, "≤ 60 kB"],
    ["front: until a peg can be placed", "front usable", seconds, "≤ 1.2 s"],
    ["front: questions, round trips", ["front requests", "front round trips"], plain],
    ["board: bytes with its engine", "board bytes", kB, "≤ 120 kB"],
    ["board: without the engine", "board rest", kB],
    ["board: until a guess can be submitted", "board usable", seconds],
    ["board: until such a guess is answered", "board answered", seconds],
    ["board: questions, round trips", ["board requests", "board round trips"], plain],
    ["Numble: bytes with its engine", "numble bytes", kB, "≤ 120 kB"],
    ["Numble: until a guess can be submitted", "numble usable", seconds],
    ["Numble: until such a guess is answered", "numble answered", seconds],
    ["joining a room: bytes until the lobby shows", "join bytes", kB, "≤ 80 kB"],
    ["joining a room: until one can press Join", "join usable", seconds, "≤ 1.5 s"],
    ["joining a room: until the lobby shows, with Join pressed at once", "join in", seconds],
    ["fetched for later by the keeper, from the front page", "front kept", kB],
    ["layout shift: front, board, Numble", ["front shift", "board shift", "numble shift"], plain, "0"],
    ["layout shift: the worst of all pages", "pages shift", plain, "0"],
  ],
  "A game of classic, machine at full speed": [
    ["key to painted peg", "game peg", ms, "≤ 16 ms"],
    ["Enter to painted marks", "game guess", ms, "≤ 16 ms"],
    ["Enter to the beginning of the frame with the marks", "game guess known", ms],
    ["Enter to the guess painted among the others", "game guess moved", ms],
    ["Enter to painted marks, first guess", "game first guess", ms],
    ["the coach's review, loaded", "game review", ms, "≤ 200 ms"],
    ["the first, with loading the coach", "game first review", ms],
    ["tasks over 50 ms", "game long tasks", plain, "0"],
    ["layout shift", "game shift", plain, "0"],
  ],
  "The same with the page's thread four times slower": [
    ["key to painted peg", "slow peg", ms, "≤ 16 ms"],
    ["Enter to painted marks", "slow guess", ms, "≤ 16 ms"],
    ["Enter to the beginning of the frame with the marks", "slow guess known", ms],
    ["Enter to the guess painted among the others", "slow guess moved", ms],
    ["Enter to painted marks, first guess", "slow first guess", ms],
    ["the coach's review, loaded", "slow review", ms, "≤ 200 ms"],
    ["tasks over 50 ms", "slow long tasks", plain, "0"],
    ["the longest of them", "slow longest task", ms],
    ["layout shift", "slow shift", plain, "0"],
  ],
};

function print() {
  const known = (names) => [names].flat().every((name) => figures.has(name));
  for (const [title, all] of Object.entries(TABLES)) {
    const rows = all.filter(([, names]) => known(names));
    if (rows.length === 0) continue;
    console.log(`\n## ${title}\n\n| | median | worst | wanted |\n|---|---|---|---|`);
    for (const [what, names, written, wanted = ""] of rows) {
      const cell = (of) => [names].flat().map((name) => written(of(name))).join(", ");
      console.log(`| ${what} | ${cell(median)} | ${cell(most)} | ${wanted} |`);
    }
  }
  if (known("room others")) {
    console.log(`\n## In a room, while fifty others play\n\n| | median | 99 of 100 | wanted |\n|---|---|---|---|`);
    for (const [what, name, wanted] of [["Enter to painted marks", "room asked", ""], ["the house's answer to painted marks", "room answered", "≤ 100 ms"]]) {
      console.log(`| ${what} | ${ms(median(name))} | ${ms(p99(name))} | ${wanted} |`);
    }
    console.log(`\nThe others made ${median("room others")} guesses meanwhile.`);
  }
  if (!known("front bytes")) return;
  const KINDS = ["document", "scripts", "styles", "fonts", "texts", "engine", "other"];
  console.log(`\n## Bytes by kind\n\n| | ${KINDS.join(" | ")} |\n|---|${"---|".repeat(KINDS.length)}`);
  for (const name of ["front", "board", "numble"]) console.log(`| ${name} | ${KINDS.map((kind) => (figures.has(`${name} ${kind}`) ? kB(median(`${name} ${kind}`)) : "–")).join(" | ")} |`);
}

try {
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0].model}, ${process.platform} ${release()}, Chromium ${browser.version()}, load ${loadavg()[0].toFixed(1)} before, ${ROUNDS} rounds`);
  const hosting = await browser.newPage({ baseURL: address });
  const code = await open(hosting, [LONG], "Ana");
  const parts = {
    front: () => load("front", "/"),
    board: () => load("board", "/play/classic"),
    numble: () => load("numble", "/numble"),
    join: () => joining(code),
    game: () => play("game", 1),
    slow: () => play("slow", SLOW.slowdown),
  };
  const wanted = (name) => ["", name].includes(ONLY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, part] of Object.entries(parts)) if (wanted(name)) await part();
  }
  if (wanted("room")) await together();
  for (const [place, bytes] of (figures.get("board bytes") ?? []).entries()) note("board rest", bytes - figures.get("board engine")[place]);
  if (wanted("shift")) for (const path of PAGES) await visit(path, SLOW, async (page) => (await settled(page), note("pages shift", await shiftOf(page))));
  print();
} finally {
  await browser.close();
  await stop();
}

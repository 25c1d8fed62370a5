// Pictures of the main pages for a person to look at, in the forms people see them in. They fail only where a page does.
import { playDaily, playOfficially, playTogether } from "./official.mjs";
import { CUT_OFF, cutOff, ready, readyNumble, solve } from "./play.mjs";

/** A game that was played, as the coach sees it. */
async function review(page) {
  await solve(page, { keys: "123456", length: 4, repeats: true, most: 10 }, ["1111"]);
  await page.getByRole("link", { name: "Review" }).locator("visible=true").first().click();
  await page.getByRole("slider").waitFor();
  await page.getByRole("table", { name: "Every guess with its grade" }).waitFor();
}

const PAGES = {
  front: ["/", async () => {}],
  board: [
    "/play/classic",
    async (page) => {
      await ready(page);
      for (const key of ["1", "1", "2", "2", "Enter", "3", "4", "5", "6", "Enter", "6", "3"]) {
        await page.keyboard.press(key);
        if (key === "Enter") await page.locator("[role=gridcell]:focus").waitFor();
      }
    },
  ],
  reversed: [
    "/play/classic/reversed",
    async (page) => {
      const answer = page.getByRole("button", { name: "Answer" });
      await page.getByRole("button", { name: "More: misplaced" }).click();
      await answer.click();
      await page.getByRole("heading", { name: /^How good is guess 2/ }).waitFor();
    },
  ],
  "reversed-set": [
    "/play/classic/reversed",
    async (page) => {
      await page.getByRole("button", { name: "Set a code and watch" }).click();
      await ready(page);
      for (const key of ["3", "5", "1", "6", "Enter"]) await page.keyboard.press(key);
      await page.getByRole("heading", { name: /^Guess 1 of 10/ }).waitFor();
      await page.getByRole("button", { name: "Next guess" }).click();
      await page.getByRole("heading", { name: /^Guess 2 of 10/ }).waitFor();
    },
  ],
  result: [
    "/play/classic",
    async (page) => {
      await solve(page, { keys: "123456", length: 4, repeats: true, most: 10 });
      await page.locator(".result .go:focus").waitFor();
      await page.locator(".result .bars").first().waitFor({ state: "attached" });
    },
  ],
  numble: [
    "/numble",
    async (page) => {
      await readyNumble(page);
      for (const guess of ["23+11=34", "90-45=45"]) {
        for (const key of guess) await page.keyboard.press(key);
        await page.keyboard.press("Enter");
        await page.locator(".line:not(.now) .tile:not(.blank)").first().waitFor();
      }
    },
  ],
  review: ["/play/classic", review],
  "what-if": [
    "/play/classic",
    async (page) => {
      await review(page);
      await page.getByRole("button", { name: "What if guess 1 had been another?" }).click();
      await page.getByRole("button", { name: "Coach’s guess" }).click();
      await page.getByRole("button", { name: "Back to the real game" }).waitFor();
    },
  ],
  practice: [
    "/play/classic",
    async (page) => {
      await ready(page);
      await page.getByRole("button", { name: "Practise with help" }).click();
      await ready(page);
      for (const guess of ["1122", "3344"]) {
        for (const key of guess) await page.keyboard.press(key);
        await page.keyboard.press("Enter");
        await page.locator("[role=gridcell]:focus").waitFor();
      }
      await page.getByRole("tab", { name: "Assist" }).click();
      await page.getByRole("table", { name: "What is certain in each place" }).waitFor();
    },
  ],
  custom: ["/play/custom", (page) => page.getByRole("button", { name: "Play", exact: true }).waitFor()],
  "numble-result": [
    "/numble/2024-06-14",
    async (page) => {
      await readyNumble(page);
      for (const guess of ["10+10=20", "1-1=0"]) {
        await page.keyboard.type(guess);
        await page.keyboard.press("Enter");
      }
      await page.getByRole("heading", { name: "Solved in 2" }).waitFor();
      await page.locator(".result table").waitFor();
    },
  ],
  games: ["/games", async () => {}],
  archive: ["/numble/archive", async () => {}],
  figures: [
    "/play/classic",
    async (page) => {
      await solve(page, { keys: "123456", length: 4, repeats: true, most: 10 });
      await page.getByRole("link", { name: "Statistics" }).click();
      await page.getByRole("heading", { name: "Your games" }).waitFor();
    },
  ],
  statistics: ["/statistics", async () => {}],
  settings: ["/settings", async () => {}],
  "how-to-play": ["/how-to-play", async () => {}],
  me: [
    "/me",
    async (page) => {
      for (const entry of ["classic", "skemind"]) await playOfficially(page, entry);
      await playDaily(page);
      await page.reload();
      await page.locator("dl dd").first().waitFor();
    },
  ],
  login: ["/login", async () => {}],
  boards: [
    "/boards",
    async (page) => {
      await playOfficially(page);
      await page.reload();
      await page.locator("tbody tr").first().waitFor();
    },
  ],
  replay: [
    "/about",
    async (page) => {
      await page.goto(`/replay/${await playOfficially(page)}`);
      await page.getByRole("button", { name: "Check", exact: true }).click();
      await page.getByText("It holds").waitFor();
      await page.getByRole("table", { name: "Every guess with its grade" }).waitFor();
    },
  ],
  "replay-daily": [
    "/about",
    async (page) => {
      await page.goto(`/replay/${await playDaily(page)}`);
      await page.getByRole("button", { name: "Check", exact: true }).waitFor();
    },
  ],
  "replay-two": [
    "/about",
    async (page) => {
      const other = await page.context().browser().newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: "block" });
      const guest = await other.newPage();
      await guest.goto("/about");
      await page.goto(`/replay/${await playTogether(page, guest)}`);
      await page.getByRole("table", { name: "Every guess with its grade" }).waitFor();
      await other.close();
    },
  ],
};

const WIDTHS = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 860 } };

/** What shows where a page cannot show what it is for. Each gets ready before the page is opened, or acts on it after. */
const STATES = {
  error: {
    path: "/play/classic",
    breaks: CUT_OFF,
    before: cutOff,
    act: async (page) => {
      await ready(page);
      for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
      await page.getByRole("alert").waitFor();
    },
  },
  offline: { path: "/", breaks: /ERR_INTERNET_DISCONNECTED/, act: async (page) => (await page.context().setOffline(true), page.getByText("You are offline.").waitFor()) },
  empty: { path: "/statistics", act: (page) => page.getByText("No games yet.").waitFor() },
  gone: { path: "/review/none", act: (page) => page.getByText("This game is not on this device.").waitFor() },
  "not-found": { path: "/nowhere" },
  loading: {
    path: "/play/classic",
    before: (page) => page.route("**/assets/Board-*.js", () => undefined),
    act: (page) => page.getByText("One moment.").waitFor(),
    bare: true,
  },
};

/** Other forms of the pages where the game is. */
const FORMS = {
  contrast: { settings: { theme: "contrast" } },
  "forced-colours": { look: { forcedColors: "active" } },
  greyscale: { style: "html{filter:grayscale(1)}" },
  320: { look: { viewport: { width: 320, height: 568 } } },
  "zoom-400": { look: { viewport: { width: 320, height: 215 }, deviceScaleFactor: 4 } },
  fr: { settings: { lang: "fr" } },
  pt: { settings: { lang: "pt" } },
};

const tests = {};

function take(name, path, act, { look = {}, settings = {}, style, before = async () => {}, bare = false, ...rest }) {
  tests[`picture ${name}`] = {
    ...rest,
    look,
    play: async ({ page, context, picture }) => {
      await context.addInitScript((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify(settings));
      await before(page);
      await page.goto(path);
      if (!bare) await page.locator("main h1").first().waitFor({ state: "attached" });
      if (style) await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, style);
      await act(page);
      const board = new URL(page.url()).pathname.startsWith("/play");
      await picture(name, { fullPage: !board });
    },
  };
}

for (const [page, [path, act]] of Object.entries(PAGES)) {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    for (const theme of ["light", "dark"]) take(`${page}-${width}-${theme}`, path, act, { look: { viewport }, settings: { theme } });
  }
}
for (const [state, { path, act = async () => {}, ...rest }] of Object.entries(STATES)) {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    for (const theme of ["light", "dark"]) take(`state-${state}-${width}-${theme}`, path, act, { ...rest, look: { viewport }, settings: { theme } });
  }
}
for (const page of ["board", "result", "numble"]) {
  const [path, act] = PAGES[page];
  for (const [form, options] of Object.entries(FORMS)) {
    take(`${page}-${form}`, path, act, { ...options, look: { viewport: WIDTHS[360], ...options.look } });
  }
}

export default tests;

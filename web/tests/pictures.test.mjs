// Pictures of the main pages for a person to look at, in the forms people see them in. They fail only where a page does.
import { ready, readyNumble } from "./play.mjs";

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
  numble: [
    "/numble",
    async (page) => {
      await readyNumble(page);
      for (const guess of ["23+11=34", "90-45=45"]) {
        for (const key of guess) await page.keyboard.press(key);
        await page.keyboard.press("Enter");
        await page.locator(".line:not(.now) .tile.right, .line:not(.now) .tile.near, .line:not(.now) .tile.none").first().waitFor();
      }
    },
  ],
  statistics: ["/statistics", async () => {}],
  settings: ["/settings", async () => {}],
  "how-to-play": ["/how-to-play", async () => {}],
};

const WIDTHS = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 860 } };

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

function take(name, path, act, { look = {}, settings = {}, style }) {
  tests[`picture ${name}`] = {
    look,
    play: async ({ page, context, picture }) => {
      await context.addInitScript((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify(settings));
      await page.goto(path);
      await page.locator("main h1").first().waitFor({ state: "attached" });
      if (style) await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, style);
      await act(page);
      await picture(name, { fullPage: !path.startsWith("/play") });
    },
  };
}

for (const [page, [path, act]] of Object.entries(PAGES)) {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    for (const theme of ["light", "dark"]) take(`${page}-${width}-${theme}`, path, act, { look: { viewport }, settings: { theme } });
  }
}
for (const page of ["board", "numble"]) {
  const [path, act] = PAGES[page];
  for (const [form, options] of Object.entries(FORMS)) {
    take(`${page}-${form}`, path, act, { ...options, look: { viewport: WIDTHS[360], ...options.look } });
  }
}

export default tests;

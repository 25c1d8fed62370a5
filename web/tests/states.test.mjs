// Where a page cannot show what it is for, it is no harder to read: axe finds nothing there, at any width and in any theme.
import assert from "node:assert/strict";
import { chosen, fitsAcross } from "./board.mjs";
import { CUT_OFF, cutOff, findings, ready } from "./play.mjs";

const STATES = {
  "an engine that cannot be loaded": async (page) => {
    await cutOff(page);
    await page.goto("/play/classic");
    await ready(page);
    for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
    await page.getByRole("alert").filter({ hasText: "The game could not be loaded." }).waitFor();
  },
  "no network": async (page) => {
    await page.goto("/");
    await page.locator("main h1").first().waitFor();
    await page.context().setOffline(true);
    await page.getByText("You are offline.").waitFor();
  },
  "a review of a game that is gone": async (page) => {
    await page.goto("/review/none");
    await page.getByText("This game is not on this device.").waitFor();
  },
  "a page that cannot be loaded": async (page) => {
    await page.route("**/assets/Statistics-*.js", (route) => route.abort());
    await page.goto("/statistics");
    await page.getByRole("heading", { name: "This page could not be loaded" }).waitFor();
  },
  "a replay that is not there": async (page) => {
    await page.goto("/replay/none");
    await page.getByRole("link", { name: "Home" }).locator("visible=true").first().waitFor();
  },
};

const tests = {};

for (const [state, come] of Object.entries(STATES)) {
  tests[`axe finds nothing with ${state}, in any theme, at 320 pixels too`] = {
    breaks: new RegExp(`${CUT_OFF.source}|ERR_INTERNET_DISCONNECTED|status of 404`),
    play: async ({ page, context }) => {
      await come(page);
      for (const theme of ["light", "dark", "contrast"]) {
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 640 });
          assert.deepEqual(await findings(page), [], `${theme} at ${width}`);
          await fitsAcross(page, state);
        }
      }
      await context.setOffline(false);
    },
  };
}

export default tests;

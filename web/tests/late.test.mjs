// Pieces of a page that come later, on a line that lets some of them down: it is said, and they can be asked for again.
import assert from "node:assert/strict";
import { CLASSIC, chosen } from "./board.mjs";
import { CUT_OFF, guessNumble, keptOnDevice, miss, missed, ready, readyNumble, solve } from "./play.mjs";

const tests = {};

/** The scripts and styles of a piece do not come until they are let through. */
async function letDown(page, piece) {
  const files = new RegExp(`/assets/${piece}-`);
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

const BREAKS = new RegExp(`${CUT_OFF.source}|dynamically imported module`);

tests["a result that does not come is said on a phone and on a desk, and comes when it is asked for again"] = {
  breaks: BREAKS,
  play: async ({ page, context }) => {
    await chosen(context, { lang: "en" });
    for (const [width, height] of [[360, 740], [1280, 860]]) {
      await page.setViewportSize({ width, height });
      await page.goto("/play/classic");
      const letThrough = await letDown(page, "Result");
      await solve(page, CLASSIC);
      const lost = page.getByRole("alert").filter({ hasText: "This part could not be loaded." }).locator("visible=true");
      await lost.waitFor();
      await letThrough();
      await lost.getByRole("button", { name: "Try again" }).click();
      const again = page.getByRole("button", { name: "Again", exact: true }).locator("visible=true");
      await again.waitFor();
      // With its styles: what one can do stands side by side.
      await page.waitForFunction(() => [...document.querySelectorAll(".result .acts")].every((acts) => getComputedStyle(acts).display !== "block"));
      await again.click();
      await ready(page);
    }
  },
};

tests["what does not come twice is brought by the whole page, and a game that was begun is still there"] = {
  breaks: BREAKS,
  play: async ({ page }) => {
    await page.goto("/play/classic");
    await ready(page);
    await page.getByRole("button", { name: "Practise with help" }).click();
    await miss(page, "1122", 1);
    await keptOnDevice(page);
    const letThrough = await letDown(page, "Assist");
    await page.getByRole("tab", { name: "Assist" }).click();
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await page.getByRole("alert").getByRole("button", { name: "Reload" }).waitFor();
    await letThrough();
    await page.getByRole("alert").getByRole("button", { name: "Reload" }).click();
    await ready(page);
    await missed(page, 1);
    await page.getByRole("tab", { name: "Assist" }).click();
    await page.getByRole("table", { name: "What is certain in each place" }).waitFor();
  },
};

tests["the form of a board of one's own, and how a Numble ended, are asked for again where they do not come"] = {
  breaks: BREAKS,
  play: async ({ page }) => {
    const again = page.getByRole("alert").getByRole("button", { name: "Try again" });
    let letThrough = await letDown(page, "Custom");
    await page.goto("/play/custom");
    await again.waitFor();
    await letThrough();
    await again.click();
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    letThrough = await letDown(page, "NumbleResult");
    await page.goto("/numble/2024-06-14");
    await readyNumble(page);
    await guessNumble(page, "1 - 1 = 0");
    await again.waitFor();
    await letThrough();
    await again.click();
    await page.getByRole("heading", { name: "Solved in 1" }).waitFor();
  },
};

export default tests;

// Versions and lines: a newer version comes when it is wanted, whole; and what is kept is there however the line fails.
import assert from "node:assert/strict";
import { door } from "./door.mjs";
import { findings, KEPT, keptOffline, keptOnDevice, miss, missed, ready, solve } from "./play.mjs";

const newer = (page) => page.getByText("A newer version is ready.");

/** Which version's document is shown. */
const version = (page) => page.locator("html").getAttribute("data-version");

const reloadNow = (page) => Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload now" }).click()]);

const tests = {};

/** A test with a door before the house; what the door does not let through, the browser reports. */
function at(name, play, breaks = /status of 404/) {
  tests[name] = {
    look: KEPT,
    breaks,
    play: async (world) => {
      const house = await door(world.address);
      try {
        await play({ ...world, house, come: (page, path) => page.goto(house.address + path) });
      } finally {
        house.close();
      }
    },
  };
}

at("a newer version waits until the player wants it, and then comes with its own document", async ({ page, house, come, picture }) => {
  await come(page, "/");
  await keptOffline(page);
  house.version = "newer";
  await page.reload();
  // It is found without being asked for, and what is shown is still what was.
  await newer(page).waitFor();
  assert.equal(await version(page), null);
  for (const theme of ["light", "dark"]) {
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 740 });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      await picture(`state-update-${width}-${theme}`);
      assert.deepEqual(await findings(page), [], `${width} pixels, ${theme}`);
    }
  }
  await page.getByRole("button", { name: "After this game" }).click();
  await newer(page).waitFor({ state: "detached" });
  await come(page, "/play/classic");
  await newer(page).waitFor();
  assert.equal(await version(page), null, "every page is of the version that is here");
  await reloadNow(page);
  await page.locator("main h1").waitFor();
  assert.equal(await version(page), "newer");
  assert.equal(await newer(page).count(), 0);
});

at("a page that stays open asks for a newer version when it comes back to sight, once an hour at most", async ({ page, house, come }) => {
  const began = Date.parse("2025-03-04T12:00:00Z");
  await page.clock.setFixedTime(began);
  await come(page, "/");
  await keptOffline(page);
  const asked = () => house.asked.filter((path) => path === "/sw.js").length;
  const back = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  house.version = "newer";
  const before = asked();
  await page.clock.setFixedTime(began + 59 * 60_000);
  await back();
  await page.clock.setFixedTime(began + 61 * 60_000);
  await back();
  await newer(page).waitFor();
  assert.equal(asked(), before + 1);
});

at("where another tab has let the newer version take over, one press loads it", async ({ page, context, house, come }) => {
  const other = await context.newPage();
  await come(page, "/");
  await keptOffline(page);
  await come(other, "/settings");
  house.version = "newer";
  await page.reload();
  for (const tab of [page, other]) await newer(tab).waitFor();
  await reloadNow(page);
  await page.locator("main h1").waitFor();
  await reloadNow(other);
  await other.getByRole("heading", { name: "Settings" }).waitFor();
  for (const tab of [page, other]) assert.equal(await version(tab), "newer");
});

at("a game outlives a newer version, which is told of again when that game is over", async ({ page, house, come }) => {
  await come(page, "/play/classic");
  await keptOffline(page);
  house.version = "newer";
  await page.reload();
  await newer(page).waitFor();
  await page.getByRole("button", { name: "After this game" }).click();
  await newer(page).waitFor({ state: "detached" });
  await page.locator("main:focus").waitFor();
  await page.getByRole("gridcell").first().focus();
  const board = { keys: "123456", length: 4, repeats: true, most: 10 };
  const begun = await solve(page, { ...board, most: 1 }, ["1122"]);
  await missed(page, 1);
  assert.equal(await newer(page).count(), 0, "while one plays");
  await solve(page, board, [], begun);
  await newer(page).waitFor();
  await page.getByRole("button", { name: "Again" }).locator("visible=true").first().click();
  await miss(page, "1122", 1);
  await keptOnDevice(page);
  await reloadNow(page);
  await page.locator("[role=table] [role=row]").first().waitFor();
  assert.equal(await version(page), "newer");
  assert.equal(await page.locator("[role=table] [role=row]").count(), 1, "the game goes on");
});

at(
  "a tab that still shows an older version keeps its parts; what is older than two versions goes, and pages are always this version’s",
  async ({ page, context, house, come }) => {
    // Before this version is kept there are two others.
    await come(page, "/favicon.svg");
    const leave = (store, name) => page.evaluate(async ([store, name]) => {
      const cache = await caches.open(store ?? (await caches.keys()).at(-1));
      if (store) await cache.put("/", new Response(`the front page of ${name}`));
      await cache.put(`/assets/part-of-${name}.js`, new Response(name));
    }, [store, name]);
    await leave("oldest", "oldest");
    await leave("older", "older");
    await come(page, "/");
    await keptOffline(page);
    await leave(null, "old");
    house.version = "newer";
    await page.reload();
    await newer(page).waitFor();
    await reloadNow(page);
    await page.locator("main h1").waitFor();
    await context.setOffline(true);
    const ask = (path) => page.evaluate((path) => fetch(path).then((answer) => answer.text(), () => null), path);
    assert.equal(await ask("/assets/part-of-old.js"), "old");
    assert.equal(await ask("/assets/part-of-older.js"), "older");
    assert.equal(await ask("/assets/part-of-oldest.js"), null);
    await page.reload();
    await page.getByRole("heading", { name: "Crack the code" }).waitFor();
    assert.equal(await version(page), "newer");
    await context.setOffline(false);
  },
  /status of 404|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|fetching the script/,
);

for (const way of ["nobody", "hangs"]) {
  at(
    `pages that are kept are there where ${way === "nobody" ? "only a door answers" : "nothing ever answers"}`,
    async ({ page, house, come }) => {
      await come(page, "/");
      await keptOffline(page);
      house.way = way;
      await come(page, "/play/classic");
      await ready(page);
      for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
      await missed(page, 1);
      await come(page, "/numble/unlimited");
      await page.locator(".pad").waitFor();
      await come(page, "/nowhere/at/all");
      await page.getByRole("heading", { name: "There is no such page" }).waitFor();
    },
    /status of (404|502)|ERR_/,
  );
}

at("with everything kept, an address that is no page is still not found", async ({ page, come }) => {
  await come(page, "/");
  await keptOffline(page);
  for (const path of ["/nowhere/at/all", "/play/chess", "/numble/2024-06-14/x"]) assert.equal((await come(page, path)).status(), 404, path);
  await page.getByRole("heading", { name: "There is no such page" }).waitFor();
  for (const path of ["/play/classic", "/play/classic/reversed", "/rooms?host", "/numble/2024-06-14", "/statistics/"]) {
    const answer = await come(page, path);
    assert.deepEqual([answer.status(), answer.fromServiceWorker()], [200, true], path);
  }
});

export default tests;

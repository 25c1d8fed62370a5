// Every page in every theme and language: nothing that axe finds, nothing missing, nothing wider than the window.
import assert from "node:assert/strict";
import { fitsAcross } from "./board.mjs";
import { findings, guessNumble, KEPT, keptOffline, keptOnDevice, missed, PAGES, ready, readyNumble, solve } from "./play.mjs";

const THEMES = ["light", "dark", "contrast"];
const LANGS = ["en", "fr", "es", "pt"];

const chosen = (context, settings) => context.addInitScript((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify(settings));

async function open(page, path) {
  await page.goto(path);
  await page.locator("main").waitFor();
  await page.locator("main h1").first().waitFor({ state: "attached" });
}

const tests = {};

for (const theme of THEMES) {
  tests[`axe finds nothing on any page, ${theme}`] = async ({ page, context }) => {
    await chosen(context, { theme });
    for (const path of PAGES) {
      await open(page, path);
      assert.deepEqual(await findings(page), [], `${path} in ${theme}`);
    }
  };
}

tests["axe finds nothing on any page at 320 pixels, where there are games to look at"] = {
  look: { viewport: { width: 320, height: 640 } },
  play: async ({ page, context }) => {
    await chosen(context, { theme: "light", sound: true });
    await open(page, "/play/skemind");
    await solve(page, { keys: "123456", length: 4, repeats: false, most: 8 });
    await page.locator(".sheet summary").click();
    assert.deepEqual(await findings(page), [], "the result");
    for (const path of PAGES) {
      await open(page, path);
      if (path === "/statistics") await page.getByRole("heading", { name: "Your games" }).waitFor();
      assert.deepEqual(await findings(page), [], path);
    }
  },
};

for (const theme of THEMES) {
  tests[`axe finds nothing in a review, in a branch of it and in a race, ${theme}`] = async ({ page, context }) => {
    await chosen(context, { theme });
    await open(page, "/play/classic");
    await solve(page, { keys: "123456", length: 4, repeats: true, most: 10 }, ["1111"]);
    assert.deepEqual(await findings(page), [], "the result");
    await page.getByRole("link", { name: "Review" }).locator("visible=true").first().click();
    await page.getByRole("slider").waitFor();
    await page.getByRole("button", { name: "Show as table" }).first().click();
    assert.deepEqual(await findings(page), [], "the review");
    await page.getByRole("button", { name: "What if guess 1 had been another?" }).click();
    await page.getByRole("button", { name: "Coach’s guess" }).click();
    await missed(page, 1);
    assert.deepEqual(await findings(page), [], "a branch");
    await open(page, "/play/classic");
    await page.getByRole("button", { name: "Race a bot" }).click();
    assert.deepEqual(await findings(page), [], "the choice of a bot");
    await page.getByRole("button", { name: "Start the race" }).click();
    await ready(page);
    for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
    await page.locator(".rival li").locator("visible=true").first().waitFor();
    assert.deepEqual(await findings(page), [], "a race");
  };
}

for (const theme of THEMES) {
  tests[`axe finds nothing where help is given, where a row is refused, in zen, and on the largest board, ${theme}`] = async ({ page, context }) => {
    await chosen(context, { theme });
    await open(page, "/play/classic");
    await ready(page);
    await page.getByRole("button", { name: "Practise with help" }).click();
    await page.getByRole("tab", { name: "Assist" }).click();
    await page.getByText("1,296 codes are left.").waitFor();
    await page.getByRole("tabpanel").getByRole("button", { name: "Hint", exact: true }).click();
    await page.locator("ol li").first().waitFor();
    assert.deepEqual(await findings(page), [], "help");
    await open(page, "/play/skemind");
    await ready(page);
    for (const key of ["1", "2", "3", "1", "Enter"]) await page.keyboard.press(key);
    await page.locator("[role=gridcell].bad").waitFor();
    assert.deepEqual(await findings(page), [], "a refusal");
    await page.keyboard.press("z");
    await page.getByRole("button", { name: "Leave zen mode" }).waitFor();
    assert.deepEqual(await findings(page), [], "zen");
    await page.keyboard.press("z");
    await open(page, "/play/custom");
    for (const [what, steps] of [["Symbols", 6], ["Places", 4], ["Tries", 10]]) for (let step = 0; step < steps; step += 1) await page.getByRole("button", { name: `More: ${what}` }).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await ready(page);
    for (const key of ["c", "p", "k", "w", "n", "l", "1", "2", "Enter"]) await page.keyboard.press(key);
    await missed(page, 1);
    assert.deepEqual(await findings(page), [], "the largest board");
  };
}

for (const theme of THEMES) {
  tests[`axe finds nothing on a Numble with marks of every kind, with a fault, and with its result, ${theme}`] = async ({ page, context }) => {
    await chosen(context, { theme });
    await open(page, "/numble/2024-06-14");
    await readyNumble(page);
    await page.keyboard.type("10+10=20");
    await page.keyboard.press("Enter");
    for (const mark of ["right", "near", "none"]) for (const piece of ["tile", "k"]) await page.locator(`.${piece}.tile-${mark}`).first().waitFor();
    assert.deepEqual(await findings(page), [], "marks");
    await page.keyboard.type("1+1+1=3");
    await page.keyboard.press("Enter");
    await page.locator(".now .bad").waitFor();
    assert.deepEqual(await findings(page), [], "a fault");
    for (let erased = 0; erased < 7; erased += 1) await page.keyboard.press("Backspace");
    await page.keyboard.type("1-1=0");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Solved in 2" }).waitFor();
    await page.locator(".result table").waitFor();
    assert.deepEqual(await findings(page), [], "the result");
  };
}

for (const lang of LANGS) {
  tests[`every page speaks ${lang} and fits 320 pixels, without its own letters too`] = {
    look: { viewport: { width: 320, height: 640 } },
    breaks: /ERR_FAILED/,
    play: async ({ page, context }) => {
      // On a slow line a first visit has the device's letters, which may be wider.
      await context.route("**/*.woff2", (route) => route.abort());
      await chosen(context, { lang });
      for (const path of PAGES) {
        await open(page, path);
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${path} in ${lang} is ${wide} pixels too wide`);
        const words = await page.locator("body").innerText();
        assert.doesNotMatch(words, /\b(?:board|numble|figures|settings|result|code|me|account|password|session|boards|replay|fairness|history)-[a-z]+(?:-[a-z]+)+\b/, `${path} in ${lang} shows a text's id`);
      }
    },
  };
}

/** Buttons whose words are cut or broken into two lines, and what is too small to press, links that stand by themselves too. Places of a row of more
 * than five, and Numble's, are as wide as there is room: arrows lead to them. */
const unfit = (page) =>
  page.evaluate(() => {
    const broken = (element) => {
      const range = document.createRange();
      return [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.data.trim() === "") return false;
        range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    };
    const faults = [];
    for (const button of document.querySelectorAll("button, .btn, a")) {
      if (!button.checkVisibility() || button.matches(".wide [role=gridcell], .tile") || getComputedStyle(button).display === "inline") continue;
      const { width, height } = button.getBoundingClientRect();
      const name = button.innerText.trim() || button.ariaLabel;
      if (width < 44 || height < 44) faults.push(`${name} is ${width} × ${height}`);
      if (button.scrollWidth > button.clientWidth + 1) faults.push(`${name} is cut`);
      if (broken(button)) faults.push(`${name} has two lines`);
    }
    return faults;
  });

tests["every place and button of a board is large enough to press at 320 pixels"] = {
  look: { viewport: { width: 320, height: 640 } },
  play: async ({ page }) => {
    for (const path of PAGES.filter((path) => /play|numble/.test(path))) {
      await open(page, path);
      if (path === "/play/super") await ready(page);
      assert.deepEqual(await unfit(page), [], path);
    }
  },
};

for (const lang of LANGS) {
  tests[`every button is large enough and says its words on one line in ${lang}`] = {
    look: { viewport: { width: 360, height: 740 } },
    play: async ({ page, context }) => {
      await chosen(context, { lang });
      for (const path of PAGES) {
        await open(page, path);
        assert.deepEqual(await unfit(page), [], `${path} in ${lang}`);
      }
    },
  };
}

tests["a question mark leads to how to play from every page, and is a sign like others where one writes"] = async ({ page }) => {
  for (const path of ["/numble/unlimited", "/statistics", "/"]) {
    await open(page, path);
    await page.keyboard.press("?");
    await page.waitForURL("**/how-to-play");
  }
  await open(page, "/login");
  const name = page.getByRole("textbox").first();
  await name.focus();
  await page.keyboard.press("?");
  assert.equal(await name.inputValue(), "?");
  assert.equal(new URL(page.url()).pathname, "/login");
};

tests["who does not want the question mark to lead anywhere switches it off, and it stays off"] = async ({ page }) => {
  await open(page, "/settings");
  await page.getByRole("switch", { name: "? opens How to play" }).uncheck();
  for (const path of ["/settings", "/play/classic"]) {
    await open(page, path);
    if (path === "/play/classic") await ready(page);
    else await page.getByRole("button", { name: "Back to the usual keys" }).focus();
    await page.keyboard.press("?");
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    assert.equal(new URL(page.url()).pathname, path);
  }
  await open(page, "/settings");
  await page.getByRole("switch", { name: "? opens How to play" }).check();
  await page.getByRole("button", { name: "Back to the usual keys" }).focus();
  await page.keyboard.press("?");
  await page.waitForURL("**/how-to-play");
};

tests["the menu is closed by whatever is pressed beside it: the house, a page's icon, a link of its own, the page"] = async ({ page }) => {
  const menu = page.getByRole("navigation", { name: "Menu" });
  await open(page, "/about");
  const presses = [
    page.getByRole("link", { name: "Cluehouse", exact: true }),
    page.getByRole("link", { name: "Settings" }).first(),
    menu.getByRole("link", { name: "Games" }),
    page.locator("main h1"),
  ];
  for (const press of presses) {
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.waitFor();
    await press.click();
    await menu.waitFor({ state: "detached" });
  }
};

tests["how to play leads back to the game it was asked from, and to the front page where there is none"] = async ({ page }) => {
  await open(page, "/play/classic");
  await ready(page);
  await page.keyboard.press("?");
  await page.getByRole("link", { name: "Back to the game" }).waitFor();
  // An open menu is closed first.
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await page.keyboard.press("Escape");
  assert.equal(new URL(page.url()).pathname, "/how-to-play");
  await page.keyboard.press("Escape");
  await page.waitForURL("**/play/classic");
  await ready(page);
  await page.getByRole("link", { name: "How to play" }).first().click();
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.waitForURL("**/play/classic");
  const fresh = await page.context().newPage();
  await open(fresh, "/how-to-play");
  await fresh.getByRole("link", { name: "To the games" }).waitFor();
  await fresh.keyboard.press("Escape");
  await fresh.waitForURL((url) => url.pathname === "/");
};

tests["an address that is no page is not found, and says so"] = async ({ page }) => {
  const response = await page.goto("/nowhere/at/all");
  assert.equal(response.status(), 404);
  for (const path of ["/play/chess", "/play/chess/reversed"]) assert.equal((await page.goto(path)).status(), 404, path);
  await page.getByRole("heading", { name: "There is no such page" }).waitFor();
  assert.equal((await page.goto("/play/classic")).status(), 200);
};

tests["an address of a page with a day that never was, or with signs that are no text, is not found"] = async ({ page }) => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const never = ["2025-13-01", "2025-02-30", "2025-6-1", "soon", "2023-12-31", tomorrow].map((day) => `/numble/${day}`);
  for (const path of [...never, "/play/%zz", "/room/%E0%A4", "/%zz"]) {
    const status = (await page.goto(path)).status();
    if (never.includes(path)) assert.equal(status, 404, path);
    await page.getByRole("heading", { name: "There is no such page" }).waitFor();
  }
  await open(page, "/numble/2024-02-29");
  await page.getByText("Feb 29, 2024").waitFor();
};

tests["pages come packed, kept for ever where their names change, and under a strict policy"] = async ({ page, address }) => {
  const seen = [];
  page.on("response", (response) => seen.push(response));
  await page.goto("/");
  await page.locator("main").waitFor();
  const scripts = seen.filter((response) => response.url().includes("/assets/"));
  assert.ok(scripts.length > 0);
  for (const response of scripts) {
    const headers = await response.allHeaders();
    // Letters are packed by themselves.
    assert.equal(headers["content-encoding"], response.url().endsWith(".woff2") ? undefined : "br", response.url());
    assert.match(headers["cache-control"], /immutable/);
  }
  const plain = await fetch(`${address}/`, { headers: { "accept-encoding": "gzip" } });
  assert.equal(plain.headers.get("content-encoding"), "gzip");
  assert.match(plain.headers.get("content-security-policy"), /script-src 'self' 'wasm-unsafe-eval'/);
  assert.equal(plain.headers.get("cache-control"), "no-cache");
  // A part of a page says what it is; how a page behaves is said by the document, and by the scripts of threads.
  await page.goto("/play/classic");
  await ready(page);
  await Promise.all([page.waitForResponse(/bots\.worker/), page.goto("/play/classic/reversed")]);
  const policed = [];
  for (const response of seen) {
    const headers = await response.allHeaders();
    assert.equal(headers["x-content-type-options"], "nosniff", response.url());
    if ("content-security-policy" in headers) policed.push(new URL(response.url()).pathname.replace(/-.*/, ""));
    else assert.match(response.url(), /\/assets\//);
  }
  for (const path of ["/", "/play/classic", "/assets/bots.worker"]) assert.ok(policed.includes(path), `${path} is not in ${policed}`);
};

tests["the language changes without losing the game"] = async ({ page }) => {
  await open(page, "/play/classic");
  await ready(page);
  for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
  await page.locator(".say", { hasText: "in the right place" }).waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByText("Français").click();
  await page.getByRole("heading", { name: "Réglages" }).or(page.getByRole("heading", { name: "Paramètres" })).first().waitFor();
  await page.goBack();
  await page.locator("[role=table] [role=row]").first().waitFor();
  assert.equal(await page.locator("[role=table] [role=row]").count(), 1);
  assert.equal(await page.locator(".say").innerText(), "", "nothing is said in the language of before");
};

tests["after the first visit everything for one works without a network"] = {
  look: KEPT,
  play: async ({ page, context }) => {
    await open(page, "/");
    await keptOffline(page);
    await context.setOffline(true);
    await open(page, "/play/classic");
    await page.getByRole("status").filter({ hasText: "You are offline." }).waitFor();
    await ready(page);
    for (const key of ["1", "1", "2", "2", "Enter"]) await page.keyboard.press(key);
    await page.locator("[role=table] [role=row]").first().waitFor();
    await page.getByRole("button", { name: "Practise with help" }).click();
    await page.getByRole("group").getByRole("button", { name: "Practise with help" }).click();
    await page.getByRole("tab", { name: "Assist" }).click();
    await page.getByText("1,296 codes are left.").waitFor();
    await open(page, "/numble/unlimited");
    await readyNumble(page);
    await guessNumble(page, "10 + 10 = 20");
    await page.locator(".line:not(.now) .tile:is(.tile-right, .tile-near, .tile-none)").first().waitFor();
    await open(page, "/play/classic/reversed");
    await page.getByRole("button", { name: "Answer" }).click();
    await page.locator("[role=table] [role=row]").nth(1).waitFor();
    await open(page, "/play/skemind");
    await page.getByRole("button", { name: "Race a bot" }).click();
    await page.getByRole("button", { name: "Start the race" }).click();
    await solve(page, { keys: "123456", length: 4, repeats: false, most: 8 });
    await page.getByRole("link", { name: "Review" }).locator("visible=true").first().click();
    await page.getByRole("table", { name: "Every guess with its grade" }).waitFor();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByText("Português").click();
    await page.getByRole("heading", { name: "Configurações" }).or(page.getByRole("heading", { name: "Ajustes" })).first().waitFor();
    await context.setOffline(false);
  },
};

tests["the pages can be installed: the manifest is there, and every drawing it names is what it says"] = async ({ page, address }) => {
  await open(page, "/");
  const place = await page.locator("link[rel=manifest]").evaluate((link) => link.href);
  const answer = await fetch(place);
  assert.equal(answer.headers.get("content-type"), "application/manifest+json");
  const manifest = await answer.json();
  assert.ok(manifest.name && manifest.short_name);
  assert.deepEqual([manifest.display, manifest.start_url], ["standalone", "/"]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await fetch(new URL(src, place));
    assert.deepEqual([icon.status, icon.headers.get("content-type")], [200, type], src);
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") assert.equal(size, sizes, src);
  }
  assert.ok(manifest.icons.some(({ sizes }) => sizes === "512x512") && manifest.icons.some(({ sizes }) => sizes === "192x192"));
  for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) assert.equal((await fetch(address + path)).status, 200, path);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
};

tests["where not even the words come, the page says so in its language, and loads when one tries again"] = {
  look: { locale: "fr" },
  breaks: /ERR_FAILED|Failed to fetch/,
  play: async ({ page }) => {
    const says = page.getByRole("alert").getByRole("heading", { name: "Cette page n’a pas pu être chargée" });
    for (const missing of ["**/main.fr.json", /\/assets\/base-[^/]*\.js/]) {
      await page.route(missing, (route) => route.abort());
      await page.goto("/play/classic");
      await says.waitFor();
      assert.deepEqual(await findings(page), [], String(missing));
      await page.unroute(missing);
      await page.getByRole("button", { name: "Réessayer" }).click();
      await ready(page);
      assert.equal(await says.count(), 0);
    }
  },
};

tests["a page that cannot be loaded says so, and what one can do"] = {
  breaks: /ERR_FAILED|Failed to fetch/,
  play: async ({ page }) => {
    await open(page, "/");
    await page.route("**/assets/Statistics-*.js", (route) => route.abort());
    await page.getByRole("link", { name: "Statistics" }).click();
    await page.getByRole("heading", { name: "This page could not be loaded" }).waitFor();
    await page.unroute("**/assets/Statistics-*.js");
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { name: "Statistics" }).waitFor();
  },
};

tests["enlarged four times, the row that is filled and what was guessed can be seen, and nothing lies over them"] = {
  look: { viewport: { width: 320, height: 215 }, deviceScaleFactor: 4 },
  play: async ({ page }) => {
    for (const path of ["/play/classic", "/play/super", "/play/skemind"]) {
      await open(page, path);
      await ready(page);
      for (const key of ["1", "2", "3", "4", ...(path === "/play/super" ? ["5"] : []), "Enter"]) await page.keyboard.press(key);
      await missed(page, 1);
      await ready(page);
      for (const part of ["[role=gridcell]:focus", "[role=table] [role=row] .was", "[role=toolbar] button", ".check"]) {
        const free = await page.locator(part).first().evaluate((element) => {
          element.scrollIntoView({ block: "center" });
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return element === hit || element.contains(hit);
        });
        assert.ok(free, `${part} on ${path} is covered`);
      }
    }
  },
};

/** Something can be brought into the window, and nothing lies over it there. */
async function canBeSeen(page, locator, what) {
  const free = await locator.evaluate((element) => {
    element.scrollIntoView({ block: "start" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element === hit || element.contains(hit);
  });
  assert.ok(free, `${what} is covered`);
}

tests["enlarged four times, Numble and how a game ended can be seen, and nothing lies over them"] = {
  look: { viewport: { width: 320, height: 215 }, deviceScaleFactor: 4 },
  play: async ({ page }) => {
    await open(page, "/numble/2024-06-14");
    await readyNumble(page);
    for (const part of [".now [role=gridcell]:focus", ".k.go", ".k", ".about p"]) await canBeSeen(page, page.locator(part).first(), `${part} of Numble`);
    await guessNumble(page, "10 + 10 = 20");
    await canBeSeen(page, page.locator("[role=table] .tile").first(), "a guess of Numble");
    await guessNumble(page, "1 - 1 = 0");
    await page.getByRole("heading", { name: "Solved in 2" }).waitFor();
    for (const button of await page.locator(".result :is(.btn, summary)").all()) await canBeSeen(page, button, `${await button.innerText()} of Numble’s result`);
    await fitsAcross(page, "a Numble's result");
    await open(page, "/play/classic");
    await solve(page, { keys: "123456", length: 4, repeats: true, most: 10 });
    const sheet = page.locator(".sheet");
    await sheet.locator(".go:not([disabled])").waitFor();
    for (const part of await sheet.locator("h2, .code .one, .btn, .icon").all()) await canBeSeen(page, part, `${await part.innerText()} of a result`);
    for (const part of await page.locator("[role=table] .was, .side:visible :is(h2, .btn)").all()) await canBeSeen(page, part, `${await part.innerText()} beneath a result`);
    await fitsAcross(page, "a result");
  },
};

tests["no page is wider than a tablet held upright"] = {
  look: { viewport: { width: 768, height: 1024 } },
  play: async ({ page }) => {
    for (const path of PAGES) {
      await open(page, path);
      await fitsAcross(page, path);
    }
  },
};

tests["guesses that do not fit can be scrolled through without a pointer, and the row stays as it was"] = {
  look: { viewport: { width: 360, height: 560 } },
  play: async ({ page }) => {
    await open(page, "/play/super");
    const past = page.locator(".past");
    await ready(page);
    assert.equal(await past.getAttribute("tabindex"), null, "no stop where all of them fit");
    await solve(page, { keys: "12345678", length: 5, repeats: true, most: 9 }, Array(9).fill("11223"));
    await missed(page, 9);
    await page.locator(".past[tabindex='0']").waitFor();
    assert.deepEqual(await findings(page), []);
    await page.keyboard.press("1");
    await past.focus();
    const top = () => past.evaluate(({ scrollTop }) => scrollTop);
    const before = await top();
    await page.keyboard.press("Home");
    await page.waitForFunction(([element, before]) => element.scrollTop < before, [await past.elementHandle(), before]);
    assert.equal(await page.locator("[role=gridcell] [data-piece]").count(), 1);
  },
};

export default tests;

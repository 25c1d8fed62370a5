// People: guests and their names, accounts, sessions, what is kept of somebody; what they have played, leaderboards, replays and their
// proof. All of it against the real server.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { playDaily, playOfficially, playTogether } from "./official.mjs";
import { CUT_OFF, cutOff, findings, solve } from "./play.mjs";

const PASSWORD = "four wooden pegs";
let people = 0;
/** A name that nobody has yet. */
const someName = () => `Ana ${(people += 1)}`;

async function openMe(page) {
  await page.goto("/me");
  await page.locator("section.who").waitFor();
}

async function claim(page, name = someName()) {
  await openMe(page);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Keep them" }).click();
  await page.getByRole("status").filter({ hasText: "Kept." }).waitFor();
  return name;
}

async function typeLogin(page, name, password) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

async function login(page, name, password = PASSWORD) {
  await page.goto("/login");
  await typeLogin(page, name, password);
  await page.getByRole("status").filter({ hasText: `You are logged in as ${name}.` }).waitFor();
}

/** Another device with a page. */
async function device({ browser, address }, agent) {
  const context = await browser.newContext({ baseURL: address, locale: "en", reducedMotion: "reduce", serviceWorkers: "block", ...(agent ? { userAgent: agent } : {}) });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto("/about");
  return page;
}

/** What is said about a field that is wrong, where the focus is. */
async function saidOfFocus(page) {
  const field = page.locator("input:focus[aria-invalid=true]");
  await field.waitFor();
  const ids = (await field.getAttribute("aria-describedby")).split(" ");
  return Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText())).then((words) => words.join(" "));
}

const focused = (page) => page.evaluate(() => document.activeElement?.textContent?.trim());

const tests = {};

tests["a guest chooses a name, and keeps it"] = async ({ page }) => {
  await openMe(page);
  await page.getByText("You play as a guest.").waitFor();
  await page.getByRole("button", { name: "Choose a name" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  assert.match(await saidOfFocus(page), /Type a name first\./);
  const name = someName();
  await page.getByLabel("Name in rooms").fill(name);
  await page.keyboard.press("Enter");
  await page.locator(".name", { hasText: name }).waitFor();
  await page.getByRole("button", { name: "Change the name" }).waitFor();
  assert.equal(await focused(page), "Change the name", "the focus is back where it was");
  await page.reload();
  await page.locator(".name", { hasText: name }).waitFor();
};

tests["what is wrong with a name or a password is said at its field"] = {
  refusals: [409, 422],
  play: async ({ page, browser, address }) => {
    const taken = await claim(await device({ browser, address }));
    await openMe(page);
    await page.getByRole("button", { name: "Keep them" }).click();
    assert.match(await saidOfFocus(page), /Type a name first\./);
    const name = page.getByLabel("Name", { exact: true });
    const password = page.getByLabel("Password", { exact: true });
    await name.fill(taken);
    await page.getByRole("button", { name: "Show the password" }).click();
    assert.equal(await password.getAttribute("type"), "text");
    await password.fill("short");
    await page.keyboard.press("Enter");
    assert.match(await saidOfFocus(page), /A password has at least 8 characters\./);
    assert.equal(await password.getAttribute("type"), "password", "what was sent is hidden again");
    assert.equal(await password.inputValue(), "short", "what was typed is kept");
    await password.fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByText("Somebody else has this name already.").waitFor();
    assert.equal(await name.inputValue(), taken);
    assert.match(await saidOfFocus(page), /Somebody else has this name already\./);
    assert.equal(await name.getAttribute("autocomplete"), "username");
    assert.equal(await password.getAttribute("autocomplete"), "new-password");
  },
};

tests["who logs in elsewhere finds their games, and a guest's come along"] = async ({ page, browser, address }) => {
  await openMe(page);
  await playOfficially(page, "classic");
  const name = await claim(page);
  await page.getByRole("heading", { name: "Classic code" }).waitFor();
  await page.getByRole("button", { name: "Log out here" }).click();
  await page.getByRole("heading", { name: "You are logged out" }).waitFor();
  assert.equal(await focused(page), "You are logged out");
  const other = await device({ browser, address });
  await playOfficially(other, "skemind");
  await login(other, name);
  await other.locator(":focus", { hasText: /^You$/ }).waitFor();
  for (const game of ["Classic code", "Skemind"]) await other.getByRole("radio", { name: game }).waitFor();
  await openMe(page);
  await page.getByText("You play as a guest.").waitFor();
  await page.getByText("No games here yet.").waitFor();
  await other.context().close();
};

tests["a wrong password is said at its field, and too many are slowed down"] = {
  refusals: [401, 429],
  play: async ({ page, browser, address }) => {
    const other = await device({ browser, address });
    const name = await claim(other);
    await page.goto("/login");
    await typeLogin(page, name, "not this one");
    await page.getByText("The name or the password is wrong.").waitFor();
    assert.match(await saidOfFocus(page), /The name or the password is wrong\./);
    assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), name);
    assert.equal(await page.getByLabel("Password", { exact: true }).getAttribute("autocomplete"), "current-password");
    for (let tries = 1; tries < 5; tries += 1) {
      const answered = page.waitForResponse((response) => response.url().endsWith("/login"));
      await typeLogin(page, name, "nor this one");
      assert.equal((await answered).status(), 401);
    }
    await typeLogin(page, name, PASSWORD);
    await page.getByRole("alert").filter({ hasText: /Too many requests\. Try again in \d+ seconds\./ }).waitFor();
    assert.equal(await page.getByLabel("Password", { exact: true }).inputValue(), PASSWORD);
    await other.context().close();
  },
};

tests["without a connection the form says so and keeps what was typed"] = async ({ page, context }) => {
  await page.goto("/login");
  await page.getByLabel("Name", { exact: true }).waitFor();
  await context.route("**/api/**", (route) => route.abort("internetdisconnected"));
  page.removeAllListeners("console");
  await typeLogin(page, "Ana", PASSWORD);
  await page.getByRole("alert").filter({ hasText: "The house cannot be reached." }).waitFor();
  assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Ana");
};

tests["sessions are listed, and ended one by one or all"] = async ({ page, browser, address }) => {
  const name = await claim(page);
  const phone = await device({ browser, address }, "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0");
  const laptop = await device({ browser, address }, "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15");
  for (const one of [phone, laptop]) await login(one, name);
  await openMe(page);
  const places = page.getByRole("list", { name: "Where you are logged in" }).getByRole("listitem");
  await places.filter({ hasText: "Firefox on Android" }).waitFor();
  assert.equal(await places.count(), 3);
  assert.equal(await places.filter({ hasText: "this device" }).count(), 1);
  await page.getByRole("button", { name: "Log out: Firefox on Android" }).click();
  await page.getByRole("status").filter({ hasText: "Firefox on Android is logged out." }).waitFor();
  assert.equal(await places.count(), 2);
  await openMe(phone);
  await phone.getByText("You play as a guest.").waitFor();
  await page.getByRole("button", { name: "Log out everywhere else" }).click();
  await page.getByRole("status").filter({ hasText: "on this device alone" }).waitFor();
  assert.equal(await places.count(), 1);
  await openMe(laptop);
  await laptop.getByText("You play as a guest.").waitFor();
  await page.reload();
  await page.locator(".name", { hasText: name }).waitFor();
  for (const one of [phone, laptop]) await one.context().close();
};

tests["another password ends every other session; the old one opens nothing"] = {
  refusals: [401],
  play: async ({ page, browser, address }) => {
    const name = await claim(page);
    await page.getByRole("button", { name: "Change the password" }).click();
    const old = page.getByLabel("Current password");
    await old.fill("not this one");
    await page.getByLabel("New password").fill("eight wooden pegs");
    await page.getByRole("button", { name: "Change it" }).click();
    await page.getByText("The name or the password is wrong.").waitFor();
    assert.match(await saidOfFocus(page), /is wrong/);
    await old.fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: "The password is changed." }).waitFor();
    const other = await device({ browser, address });
    await other.goto("/login");
    await typeLogin(other, name, PASSWORD);
    await other.getByText("The name or the password is wrong.").waitFor();
    await login(other, name, "eight wooden pegs");
    await other.context().close();
  },
};

tests["everything kept of somebody can be taken along, and is gone when they are"] = {
  refusals: [401],
  play: async ({ page }) => {
    await openMe(page);
    const id = await playOfficially(page);
    const name = await claim(page);
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Save everything as a file" }).click()]);
    const everything = JSON.parse(readFileSync(await file.path(), "utf8"));
    assert.equal(everything.person.name, name);
    assert.deepEqual(everything.matches.map((match) => match.id), [id]);
    await page.getByRole("button", { name: "Delete the account" }).click();
    await page.getByText("deleted at once and for good").waitFor();
    await page.getByRole("button", { name: "Keep everything" }).click();
    assert.equal(await focused(page), "Delete the account", "nothing happened, and the focus is back");
    await page.getByRole("button", { name: "Delete the account" }).click();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await page.getByRole("heading", { name: "You are forgotten" }).waitFor();
    await page.goto("/login");
    await typeLogin(page, name, PASSWORD);
    await page.getByText("The name or the password is wrong.").waitFor();
    await page.goto(`/replay/${id}`);
    await page.getByRole("heading", { name: "Classic code" }).waitFor();
    assert.doesNotMatch(await page.locator("main").innerText(), new RegExp(name), "the game stays, the name does not");
  },
};

tests["over a plain network the page says why there are no accounts"] = async ({ page }) => {
  await page.route("**/api/v1/session", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), accounts: false } });
  });
  await openMe(page);
  await page.getByText("There are no accounts here").waitFor();
  assert.equal(await page.getByLabel("Password").count(), 0);
  await page.goto("/login");
  await page.getByText("There are no accounts here").waitFor();
  assert.equal(await page.getByLabel("Password").count(), 0);
};

tests["games of the device are sent in when one wants it, once"] = async ({ page }) => {
  await page.goto("/play/classic");
  await solve(page, { keys: "123456", length: 4, repeats: true, most: 10 });
  await page.getByRole("button", { name: "Again" }).locator("visible=true").first().waitFor();
  await openMe(page);
  await page.getByText("One game is on this device alone.").waitFor();
  await page.getByText("No games here yet.").waitFor();
  await page.getByRole("button", { name: "Send them in" }).click();
  await page.getByRole("status").filter({ hasText: "Sent in." }).waitFor();
  await page.getByText("Games played elsewhere and sent in.").waitFor();
  assert.equal(await page.locator("dl dd").first().innerText(), "1");
  await page.reload();
  await page.getByText("Games played elsewhere and sent in.").waitFor();
  assert.equal(await page.getByRole("button", { name: "Send them in" }).count(), 0);
};

tests["figures, bars and days are those of the games played"] = async ({ page }) => {
  await openMe(page);
  await playOfficially(page, "classic");
  await playOfficially(page, "classic", { lose: true });
  await playDaily(page);
  await page.reload();
  await page.getByRole("heading", { name: "Numble of the day" }).waitFor();
  const figures = async () => (await page.locator("dl dd").allInnerTexts()).slice(0, 2);
  const daily = await page.evaluate(async () => (await fetch("/api/v1/me/daily")).json());
  assert.deepEqual(await figures(), ["1", `${100 * daily.won}%`]);
  const weeks = page.getByRole("img", { name: /^In twelve weeks:/ });
  assert.match(await weeks.getAttribute("aria-label"), daily.won ? /1 days with a win, 0 / : /0 days with a win, 1 /);
  await page.getByRole("radio", { name: "Classic code" }).check();
  await page.getByText("Games by number of tries").waitFor();
  assert.deepEqual(await figures(), ["2", "50%"]);
  const lost = page.getByRole("row", { name: /not solved/ });
  assert.match(await lost.innerText(), /1$/);
  assert.equal(await page.getByRole("link", { name: /^Replay: / }).count(), 2);
  await page.getByRole("link", { name: /^Replay: Not solved/ }).click();
  await page.getByText("Not solved", { exact: true }).waitFor();
};

tests["a leaderboard shows an official game, its replay behind it, and oneself"] = async ({ page, browser, address }) => {
  const other = await device({ browser, address });
  await playOfficially(other, "skemind");
  await openMe(page);
  await playOfficially(page, "skemind");
  const name = await claim(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Leaderboards" }).click();
  await page.getByRole("link", { name: "Skemind" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("nav a[aria-current]:focus", { hasText: "Skemind" }).waitFor();
  const mine = page.locator("tr.you");
  await mine.waitFor();
  assert.equal(await mine.count(), 1);
  assert.match(await mine.innerText(), /you/);
  const standings = await page.evaluate(async () => (await fetch("/api/v1/boards/code/skemind")).json());
  const own = standings.find((one) => one.you);
  assert.match(await mine.innerText(), new RegExp(`^${own.place}\\s+${name}\\s*you\\s+${new Intl.NumberFormat("en").format(own.score)}\\s+${own.attempts}\\s`));
  await mine.getByRole("link").click();
  await page.getByRole("heading", { name: "Skemind" }).waitFor();
  await page.getByText("Official", { exact: true }).waitFor();
  await page.getByText(`${name}: solved in ${own.attempts}`).waitFor();
  await other.context().close();
};

tests["one's own place is shown however far down it is"] = async ({ page }) => {
  const standing = (place) => ({ place, name: `Nr ${place}`, gone: false, score: 0, won: true, attempts: 5, millis: 1000, match: "00", ended: 0, you: place === 137 });
  await page.route("**/api/v1/boards/**", (route) => route.fulfill({ json: Array.from({ length: 200 }, (_, index) => standing(index + 1)) }));
  await page.goto("/boards");
  await page.locator("tr.you").waitFor();
  assert.equal(await page.locator("tbody tr:not(.gap)").count(), 51);
  assert.match(await page.locator("tr.you").innerText(), /^137\s/);
  assert.equal(await page.locator("tr.gap").count(), 1);
};

tests["a replay proves that nothing was changed"] = async ({ page }) => {
  await openMe(page);
  for (const play of [playOfficially, playDaily]) {
    const id = await play(page);
    await page.goto(`/replay/${id}`);
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByRole("status").filter({ hasText: "It holds: this is the secret it was made for." }).waitFor();
    const [given, , , worked] = await page.locator("section:has(#fair) dd").allInnerTexts();
    assert.match(given, /^[0-9a-f]{64}$/);
    assert.equal(worked, given);
  }
};

tests["an engine that cannot be loaded accuses nobody, and is asked again"] = {
  breaks: CUT_OFF,
  play: async ({ page }) => {
    await openMe(page);
    const id = await playDaily(page);
    const mend = await cutOff(page);
    await page.goto(`/replay/${id}`);
    await page.getByRole("alert").filter({ hasText: "The game could not be loaded." }).waitFor();
    assert.equal(await page.getByText("It does not hold").count(), 0);
    await mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByRole("status").filter({ hasText: "It holds" }).waitFor();
  },
};

/** Answers a match with its journal changed on the way. */
async function altered(page, id, change) {
  await page.route(`**/api/v1/matches/${id}`, async (route) => {
    const response = await route.fetch();
    const match = await response.json();
    await route.fulfill({ response, json: { ...match, journal: change(match.journal) } });
  });
}

tests["an altered journal does not hold, and the page says so"] = async ({ page }) => {
  await openMe(page);
  const id = await playOfficially(page);
  // What the commitment is made with, beside the secret.
  const nonces = (journal) => JSON.parse(journal.split("\n")[0]).header.nonces;
  await altered(page, id, (journal) => journal.replace(nonces(journal), [...nonces(journal)].reverse().join("")));
  await page.goto(`/replay/${id}`);
  await page.getByRole("alert").filter({ hasText: "It does not hold: this journal was altered" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Check", exact: true }).count(), 0);
  assert.match(await page.locator("section:has(#fair) code").innerText(), /^line 1: /);
};

tests["a commitment that is not the one announced does not hold"] = async ({ page }) => {
  await openMe(page);
  const id = await playOfficially(page);
  let announced = "";
  await page.route(`**/api/v1/matches/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), race: "77" } });
  });
  await page.route("**/api/v1/races/77", (route) => route.fulfill({ json: { commitment: announced } }));
  const check = async () => {
    await page.goto(`/replay/${id}`);
    await page.getByRole("button", { name: "Check", exact: true }).click();
  };
  announced = "0".repeat(64);
  await check();
  await page.getByRole("status").filter({ hasText: "It does not hold" }).waitFor();
  announced = await page.locator("section:has(#fair) dd").first().innerText();
  await check();
  await page.getByRole("status").filter({ hasText: "the commitment is the one announced beforehand" }).waitFor();
};

tests["a replay of two shows both, and the coach judges each"] = async ({ page, browser, address }) => {
  const other = await device({ browser, address });
  await claim(other, someName());
  const winner = await claim(page);
  const id = await playTogether(page, other);
  await page.goto(`/replay/${id}`);
  await page.getByText(`${winner} won.`).waitFor();
  assert.equal(await page.getByText("Official", { exact: true }).count(), 0);
  await page.getByRole("list", { name: "Guesses so far" }).first().waitFor();
  assert.equal(await page.getByRole("list", { name: "Guesses so far" }).count(), 2);
  const ledger = page.getByRole("table", { name: "Every guess with its grade" }).locator("tbody tr");
  await ledger.first().waitFor();
  for (const who of [0, 1]) {
    await page.getByRole("group", { name: "Whose guesses" }).getByRole("radio").nth(who).check();
    const rows = page.getByRole("list", { name: "Guesses so far" }).nth(who).getByRole("listitem");
    assert.equal(await ledger.count(), await rows.count());
  }
  await other.context().close();
};

tests["a sealed game, and a link that leads nowhere, say what is so"] = {
  refusals: [403],
  play: async ({ page }) => {
    const problem = { type: "about:blank", status: 403, code: "http-sealed", detail: "This game may not be shown yet.", args: {} };
    await page.route("**/api/v1/matches/5ea1ed", (route) => route.fulfill({ status: 403, contentType: "application/problem+json", body: JSON.stringify(problem) }));
    await page.goto("/replay/5ea1ed");
    await page.getByRole("alert").filter({ hasText: "Code and replay open when the race closes." }).waitFor();
    await page.goto("/replay/nothing");
    await page.getByRole("heading", { name: "There is no such game" }).waitFor();
    await page.goto("/boards/chess/blitz");
    await page.getByText("There is no such leaderboard.").waitFor();
  },
};

/** Pages that show what was played, each with what must be there before it is looked at. */
async function played({ page, browser, address }) {
  await openMe(page);
  const daily = await playDaily(page);
  const alone = await playOfficially(page);
  const other = await device({ browser, address });
  const both = await playTogether(other, page);
  await other.context().close();
  return [
    ["/me", "dl dd"],
    ["/boards/code/classic", "tr.you"],
    [`/replay/${alone}`, "#fair"],
    [`/replay/${daily}`, "#fair"],
    [`/replay/${both}`, "#fair"],
  ];
}

async function look(page, settings, [path, wanted]) {
  await page.evaluate((kept) => localStorage.setItem("cluehouse.settings", kept), JSON.stringify(settings));
  await page.goto(path);
  await page.locator(wanted).first().waitFor();
}

tests["axe finds nothing where there is something to see, of a guest or of an account"] = async (test) => {
  const pages = await played(test);
  const all = async (paths) => {
    for (const theme of ["light", "dark", "contrast"]) {
      for (const path of paths) {
        await look(test.page, { theme }, path);
        assert.deepEqual(await findings(test.page), [], `${path[0]} in ${theme}`);
      }
    }
  };
  await all(pages);
  await claim(test.page);
  await all([["/me", "li .tag"]]);
};

tests["what was played is told in every language and fits 320 pixels"] = {
  look: { viewport: { width: 320, height: 640 } },
  play: async (test) => {
    const { page } = test;
    const pages = await played(test);
    for (const lang of ["en", "fr", "es", "pt"]) {
      for (const path of pages) {
        await look(page, { lang }, path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${path[0]} in ${lang} is ${wide} pixels too wide`);
      }
    }
  },
};

export default tests;

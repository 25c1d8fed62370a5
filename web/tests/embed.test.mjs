// The package for other sites, as `cargo xtask embed` makes it: on a page that has nothing else, and in Node as npm installs it.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { codes, findings, fits } from "./play.mjs";

const run = promisify(execFile);
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const PACKAGE = at("target/npm/engine");
const KINDS = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };
const axe = readFileSync(at("web/node_modules/axe-core/axe.min.js"), "utf8");

/** The example with its package, served as files by a server that knows nothing. */
async function served(work) {
  assert.ok(existsSync(PACKAGE), "`cargo xtask embed` builds the package first");
  const server = createServer(({ url }, response) => {
    const path = url === "/" ? "/index.html" : url;
    const file = path.startsWith("/node_modules/@cluehouse/engine/") ? join(PACKAGE, path.slice(32)) : at(`examples/embed${path}`);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": KINDS[file.split(".").at(-1)] ?? "text/plain" }).end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await work(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
  }
}

/** Guesses what fits until the page says it is solved; by keys or by clicks. */
async function win(page, place, check) {
  const clues = [];
  const all = [...codes("RBGYOV", 4, true)];
  while (clues.at(-1)?.exact !== 4) {
    const left = all.filter((code) => fits(code, clues));
    const guess = left[Math.floor(left.length / 2)];
    for (const letter of guess) await place(letter);
    await check();
    const said = await page.locator("ol li").nth(clues.length).getAttribute("aria-label");
    const [, exact, misplaced] = /(\d) exact, (\d) misplaced/.exec(said).map(Number);
    clues.push({ guess, exact, misplaced });
  }
  return clues.length;
}

const tests = {};

for (const [scheme, width] of [["light", 360], ["dark", 1280]]) {
  tests[`the example is won by keyboard and by clicks, ${scheme} at ${width} pixels`] = {
    look: { colorScheme: scheme, viewport: { width, height: 900 } },
    play: async ({ page, picture }) => {
      await served(async (address) => {
        await page.goto(address);
        const status = page.getByRole("status");
        await status.filter({ hasText: "Place four pegs" }).waitFor();
        assert.deepEqual(await findings(page, axe), []);
        const keyed = await win(page, (letter) => page.keyboard.press(letter), () => page.keyboard.press("Enter"));
        await status.filter({ hasText: `Solved in ${keyed}.` }).waitFor();
        await picture(`embed-${width}-${scheme}`);
        assert.deepEqual(await findings(page, axe), []);
        // What was kept is there after a reload.
        await page.reload();
        await status.filter({ hasText: `Solved in ${keyed}.` }).waitFor();
        await page.getByRole("button", { name: "Again" }).click();
        const names = { R: "Red", B: "Blue", G: "Green", Y: "Yellow", O: "Orange", V: "Violet" };
        const palette = page.getByRole("group", { name: "Colours" });
        const clicked = await win(page, (letter) => palette.getByRole("button", { name: names[letter] }).click(), () => page.getByRole("button", { name: "Check" }).click());
        await status.filter({ hasText: `Solved in ${clicked}.` }).waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${wide} pixels too wide`);
      });
    },
  };
}

/** A folder in which the package is installed from what `npm pack` makes. */
async function installed(work) {
  assert.ok(existsSync(PACKAGE), "`cargo xtask embed` builds the package first");
  const folder = mkdtempSync(join(tmpdir(), "cluehouse-embed-"));
  try {
    const { stdout } = await run("npm", ["pack", PACKAGE, "--pack-destination", folder, "--json"]);
    const [{ filename, files }] = JSON.parse(stdout);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", join(folder, filename)], { cwd: folder });
    await work(folder, files.map(({ path }) => path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

tests["npm packs what is needed, and what its README says runs in Node"] = async () => {
  await installed(async (folder, files) => {
    for (const file of ["index.js", "node.js", "engine.js", "engine.wasm", "README.md", "LICENSE-MIT", "LICENSE-APACHE", "types/embed/package.d.ts"]) {
      assert.ok(files.includes(file), `${file} is missing in ${files}`);
    }
    const readme = readFileSync(join(PACKAGE, "README.md"), "utf8");
    const examples = [...readme.matchAll(/```js\n([^]*?)```/g)].map(([, source]) => source);
    assert.equal(examples.length, 2);
    const said = [];
    for (const [index, source] of examples.entries()) {
      const file = join(folder, `example-${index}.mjs`);
      writeFileSync(file, source);
      said.push((await run("node", [file], { cwd: folder })).stdout.trim().split("\n"));
    }
    const [value, room] = said;
    assert.match(value[0], /^\{ black: \d, white: \d \}$/);
    assert.deepEqual(value.slice(1, 3), ["false", "null"]);
    assert.match(value[3], /^ana [1-6] [RBGYOV]{4}$/);
    assert.match(room[0], /guess_evaluated/);
    assert.match(room[1], /^\{ exact: \d, misplaced: \d \}$/);
    assert.match(room[2], /^code-/);
    assert.match(room[3], /^7 1[78]\d{4}$/);
  });
};

tests["the package's types say what its functions do"] = async () => {
  await installed(async (folder) => {
    writeFileSync(
      join(folder, "use.ts"),
      `import { applyAction, bots, Game, getPlayerView, init, SeededRandom, type ClassicAction, type ClassicState, type CodeView } from "@cluehouse/engine";
       let state: ClassicState = init({ playerId: "ana" });
       const action: ClassicAction = { type: "submit", code: ["R", "B", "G", "Y"] };
       state = applyAction(state, action, "ana");
       const hidden: ClassicState["secretCode"] | null = getPlayerView(state, "ana").secretCode;
       const [bot] = bots();
       const chosen: ClassicAction | undefined = bot?.chooseAction(getPlayerView(state, "ana"), [action], new SeededRandom(1));
       const view: CodeView = Game.open("super").view;
       // @ts-expect-error there is no such colour
       applyAction(state, { type: "submit", code: ["X"] }, "ana");
       export { chosen, hidden, view };`,
    );
    const tsc = at("web/node_modules/typescript/bin/tsc");
    const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--lib", "es2023,dom,dom.iterable", "use.ts"];
    const { stdout } = await run("node", [tsc, ...options], { cwd: folder }).catch((why) => why);
    assert.equal(stdout, "");
  });
};

export default tests;

// Plays each script in WebAssembly, with each module that has what it needs, and compares it with the transcript that the native test keeps.
// Needs target/wasm-node, which `cargo xtask wasm` builds.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const load = createRequire(import.meta.url);
const here = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

// Keys in order, as the native test writes them; an object of its own puts numbers first.
const spell = (value) =>
  Array.isArray(value)
    ? `[${value.map(spell)}]`
    : value && typeof value === "object"
      ? `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${spell(value[key])}`)}}`
      : JSON.stringify(value);

function play(module, LocalMatch, name) {
  const script = JSON.parse(here(`${name}.json`));
  const game = new LocalMatch();
  let [transcript, kept] = ["", ""];
  for (const ask of script) {
    const reply = JSON.parse(game.ask(typeof ask === "string" ? ask : JSON.stringify(ask)));
    if (reply.t === "stands") kept = reply.d.saved;
    const { saved, ...state } = reply.t === "stands" ? reply.d : {};
    transcript += `${spell(ask)}\n  ${spell(reply.t === "stands" ? { t: reply.t, d: state } : reply)}\n`;
  }
  transcript += `saved\n${kept}`;
  const recorded = here(`${name}.txt`);
  if (transcript !== recorded) {
    const [ours, theirs] = [transcript.split("\n"), recorded.split("\n")];
    const line = ours.findIndex((said, index) => said !== theirs[index]);
    console.error(`${module}: line ${line + 1} of ${name}.txt differs\n  browser: ${ours[line]}\n  native:  ${theirs[line]}`);
    process.exit(1);
  }
  console.log(`${module}: ${script.length} steps of ${name} said the same in WebAssembly`);
}

const SETTINGS = {
  code: { t: "code", d: { variant: { t: "classic" }, mode: "solo" } },
  numble: { t: "numble", d: { puzzle: { t: "unlimited" }, mode: "solo" } },
  trivia: { t: "trivia", d: {} },
};
const MODULES = { code: ["code"], numble: ["numble"], whole: ["code", "code-versus", "numble", "numble-versus"] };
for (const [module, scripts] of Object.entries(MODULES)) {
  const { LocalMatch } = load(`../../../target/wasm-node/${module}.js`);
  scripts.forEach((script) => play(module, LocalMatch, script));
  for (const [other, settings] of Object.entries(SETTINGS).filter(([game]) => !scripts.includes(game))) {
    const ask = { t: "begin", d: { settings, bot: null, entropy: "0".repeat(64), began: 0 } };
    const reply = JSON.parse(new LocalMatch().ask(JSON.stringify(ask)));
    if (reply.t !== "failed" || !reply.d.includes(other)) throw new Error(`${module} said of a match of ${other}: ${JSON.stringify(reply)}`);
  }
}

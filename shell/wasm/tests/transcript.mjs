// Plays each game's script in WebAssembly, with each module that has the game, and compares it with the transcript that the native test keeps.
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
const text = (message) => (typeof message === "string" ? message : JSON.stringify(message));

function play(module, LocalRoom, game) {
  const script = JSON.parse(here(`${game}.json`));
  const room = new LocalRoom(JSON.stringify(script.games), Uint8Array.from({ length: 32 }, (_, byte) => byte), 1e12);
  let transcript = "";
  for (const [verb, at, message] of script.steps) {
    const said = verb === "hear" ? room.hear(text(message), at) : room[verb](at);
    transcript += `${verb} ${at}\n`;
    for (const msg of JSON.parse(said)) transcript += `  ${spell(msg)}\n`;
  }
  transcript += `archive\n${room.archive() ?? ""}save\n${room.save()}`;
  const recorded = here(`${game}.txt`);
  if (transcript !== recorded) {
    const [ours, theirs] = [transcript.split("\n"), recorded.split("\n")];
    const line = ours.findIndex((said, index) => said !== theirs[index]);
    console.error(`${module}: line ${line + 1} of ${game}.txt differs\n  browser: ${ours[line]}\n  native:  ${theirs[line]}`);
    process.exit(1);
  }
  if (LocalRoom.restore(room.save()).now() !== room.now()) throw new Error(`${module}: a saved room came back otherwise`);
  console.log(`${module}: ${script.steps.length} steps of ${game} said the same in WebAssembly`);
}

const ENTRIES = { code: "classic", numble: "numble", trivia: "trivia", pictionary: "pictionary", hermit: "hermit" };
for (const [module, games] of Object.entries({ code: ["code"], numble: ["numble"], whole: ["code", "numble"] })) {
  const { LocalRoom } = load(`../../../target/wasm-node/${module}.js`);
  games.forEach((game) => play(module, LocalRoom, game));
  for (const other of Object.keys(ENTRIES).filter((game) => !games.includes(game)).map((game) => ENTRIES[game])) {
    try {
      new LocalRoom(JSON.stringify([other]), new Uint8Array(32), 0);
      throw new Error(`${module} opened a room for ${other}`);
    } catch (why) {
      if (why !== `there is no game \`${other}\``) throw why;
    }
  }
}

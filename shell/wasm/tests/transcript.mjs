// Plays script.json in WebAssembly, with each module, and compares it with transcript.txt, which the native test keeps.
// Needs target/wasm-node, which `cargo xtask wasm` builds.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const load = createRequire(import.meta.url);
const here = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

// Keys in order, as the native test writes them.
const sorted = (value) =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === "object"
      ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]))
      : value;
const text = (message) => (typeof message === "string" ? message : JSON.stringify(message));

const script = JSON.parse(here("script.json"));
for (const name of ["play", "whole"]) {
  const { LocalRoom } = load(`../../../target/wasm-node/${name}.js`);
  const room = new LocalRoom(JSON.stringify(script.games), Uint8Array.from({ length: 32 }, (_, byte) => byte), 1e12);
  let transcript = "";
  for (const [verb, at, message] of script.steps) {
    const said = verb === "hear" ? room.hear(text(message), at) : room[verb](at);
    transcript += `${verb} ${at}\n`;
    for (const msg of JSON.parse(said)) transcript += `  ${JSON.stringify(sorted(msg))}\n`;
  }
  transcript += `archive\n${room.archive() ?? ""}save\n${room.save()}`;
  if (transcript !== here("transcript.txt")) {
    const [ours, theirs] = [transcript.split("\n"), here("transcript.txt").split("\n")];
    const line = ours.findIndex((said, index) => said !== theirs[index]);
    console.error(`${name}: line ${line + 1} differs\n  browser: ${ours[line]}\n  native:  ${theirs[line]}`);
    process.exit(1);
  }
  if (LocalRoom.restore(room.save()).now() !== room.now()) throw new Error(`${name}: a saved room came back otherwise`);
  for (const party of ["trivia", "pictionary", "hermit"]) {
    try {
      new LocalRoom(JSON.stringify([party]), new Uint8Array(32), 0);
      throw new Error(`${name} opened a room for ${party}`);
    } catch (why) {
      if (why !== `there is no game \`${party}\``) throw why;
    }
  }
  console.log(`${name}: ${script.steps.length} steps said the same in WebAssembly`);
}

// Names the functions of a module so that, sorted by name, like stands by like: what is sent is packed, and packs better so.
// Each function is followed by the one that shares most with it, counted in runs of four bytes.
import { readFileSync, writeFileSync } from "node:fs";

const [file] = process.argv.slice(2);
const wasm = readFileSync(file);
const [CUSTOM, IMPORT, CODE] = [0, 2, 10];
/** Runs that are everywhere say nothing, and take long to count. */
const TOO_COMMON = 400;

let at = 8;
const number = () => {
  for (let value = 0, shift = 0; ; shift += 7) {
    const byte = wasm[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return value;
  }
};
const skip = () => (at = number() + at);

let imported = 0;
const bodies = [];
const kept = [wasm.subarray(0, 8)];
while (at < wasm.length) {
  const start = at;
  const section = wasm[at++];
  const end = number() + at;
  if (section === IMPORT) {
    for (let left = number(); left > 0; left -= 1) {
      skip();
      skip();
      if (wasm[at++] !== 0) throw new Error("only functions are imported");
      number();
      imported += 1;
    }
  } else if (section === CODE) {
    for (let left = number(); left > 0; left -= 1) {
      const size = number();
      bodies.push(wasm.subarray(at, (at += size)));
    }
  } else if (section === CUSTOM) {
    const length = number();
    if (wasm.toString("utf8", at, at + length) === "name") {
      at = end;
      continue;
    }
  }
  at = end;
  kept.push(wasm.subarray(start, end));
}

const runs = bodies.map((body) => {
  const found = new Set();
  for (let place = 0; place + 4 <= body.length; place += 1) found.add(body.readUInt32LE(place));
  return found;
});
const having = new Map();
runs.forEach((found, index) => found.forEach((run) => having.set(run, [...(having.get(run) ?? []), index])));

const left = new Set(bodies.keys());
const shortest = () => [...left].reduce((one, other) => (bodies[other].length < bodies[one].length ? other : one));
const order = [];
for (let current = shortest(); left.size > 0; ) {
  left.delete(current);
  order.push(current);
  const shared = new Map();
  for (const run of runs[current]) {
    const others = having.get(run);
    if (others.length < TOO_COMMON) for (const other of others) if (left.has(other)) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  let [next, best] = [undefined, 0];
  for (const [other, count] of shared) {
    const likeness = count / (runs[current].size + runs[other].size - count);
    if (likeness > best || (likeness === best && other < next)) [next, best] = [other, likeness];
  }
  if (left.size > 0) current = next ?? shortest();
}

const leb = (value) => (value < 128 ? [value] : [(value & 127) | 128, ...leb(value >>> 7)]);
const text = (name) => [...leb(name.length), ...Buffer.from(name)];
const places = new Map(order.map((index, place) => [index, place]));
const names = [...bodies.keys()].flatMap((index) => [...leb(imported + index), ...text(String(places.get(index)).padStart(5, "0"))]);
const functions = [...leb(bodies.length), ...names];
const content = [...text("name"), 1, ...leb(functions.length), ...functions];
writeFileSync(file, Buffer.concat([...kept, Buffer.from([CUSTOM, ...leb(content.length), ...content])]));

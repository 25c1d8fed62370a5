// What is in the files that every visitor gets, whoever looks into them: nothing that is to be found out or guessed, nothing of the machine
// they were built on, and no way back to the sources beside the sources themselves.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Every file below a folder, its packed forms left out. */
function files(folder) {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const found = paths.flatMap((path) => (statSync(path).isDirectory() ? files(path) : [path]));
  return found.filter((path) => !/\.(br|gz)$/.test(path));
}

const built = files(join(root, "web/dist")).map((path) => ({ path, bytes: readFileSync(path) }));

/** In which file a text stands, where it stands in any. */
const where = (text) => built.find(({ bytes }) => bytes.includes(text))?.path;

const tests = {};

tests["no file tells of the machine it was built on, or leads to a map of its sources"] = () => {
  assert.ok(built.length > 100, `only ${built.length} files were built`);
  assert.deepEqual(built.map(({ path }) => path).filter((path) => path.endsWith(".map")), []);
  const told = ["sourceMappingURL", "file:///", "/.cargo/", "/home/", "/root/", "/Users/", "C:\\Users", root, "BEGIN PRIVATE KEY"];
  assert.deepEqual(told.map((text) => [text, where(text)]).filter(([, path]) => path), []);
};

tests["no question of a pack that ships is in a file, nor what explains its answer"] = () => {
  let sought = 0;
  for (const path of files(join(root, "content/trivia"))) {
    for (const { text, explanation } of JSON.parse(readFileSync(path, "utf8")).questions) {
      for (const words of [text, explanation].filter(Boolean)) {
        assert.equal(where(words), undefined, words);
        sought += 1;
      }
    }
  }
  assert.ok(sought > 1000, `only ${sought} were looked for`);
};

export default tests;

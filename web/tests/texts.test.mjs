// The pages fill their texts themselves. What they say is what Fluent says, in every language.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { runnerImport } from "vite";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const load = async (path) => (await runnerImport(at(path), { configFile: false, logLevel: "silent" })).module;
const NUMBERS = [0, 1, 2, 3, 21, 100, 999, 1000, 1296, 32768, 1_000_000, 0.5, -4];

const tests = {};

tests["a text is filled as Fluent fills it"] = async () => {
  const [{ fill, numeral }, { NAMED, valuesOf }, { LANGS }] = await Promise.all(["../src/lib/fill.ts", "../build/texts.ts", "../src/lib/parts.ts"].map(load));
  let compared = 0;
  for (const lang of LANGS) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const name of NAMED) bundle.addResource(new FluentResource(readFileSync(at(`../../locales/${lang}/${name}.ftl`), "utf8")));
    for (const [id, text] of valuesOf(lang, NAMED)) {
      const gaps = [...JSON.stringify(text).matchAll(/"gap":"(\w+)"/g)].map(([, gap]) => gap);
      for (const value of gaps.length > 0 ? [...NUMBERS, "Ana"] : ["nothing"]) {
        const values = Object.fromEntries(gaps.map((gap) => [gap, value]));
        assert.equal(fill(text, values, lang), bundle.formatPattern(bundle.getMessage(id).value, values), `${id} in ${lang} with ${value}`);
        compared += 1;
      }
    }
    for (const value of NUMBERS.filter(Number.isInteger)) assert.equal(numeral(value, lang, 0), new Intl.NumberFormat(lang).format(value));
    for (const value of [4.3402, 5.213, 0.07, 1234.5]) {
      assert.equal(numeral(value, lang, 2), new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value));
    }
  }
  assert.ok(compared > 2000, `only ${compared} were compared`);
};

export default tests;

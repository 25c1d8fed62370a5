/**
 * The texts of the pages: Fluent's messages in the form that `src/lib/fill.ts` reads, and apart by page, since a page needs no more than
 * its own source names. What the engine and the coach say is named by no page and comes by file.
 *
 * All have one hash in their address, so that a page knows where each of them is.
 */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Gap, Text } from "../src/lib/fill";
import { FILES, LANGS, type Lang } from "../src/lib/parts";

const LOCALES = join(import.meta.dirname, "../../locales");
const SOURCES = join(import.meta.dirname, "../src");

/** Where texts that a page names may stand. */
export const NAMED = ["pages", "games", "more", "rooms", "people", "party", "sketch", "packs", "rejects", "coach"];

/** The module that says where the texts are. */
const WHERE = "virtual:texts";

type Pattern = FluentResource["body"][number]["value"];
type Element = Exclude<Pattern, string | null>[number];

/** A message in our form. What that form does not have, no text may have. */
function formOf(pattern: Pattern, id: string): Text {
  if (typeof pattern === "string") return pattern;
  if (!pattern) throw new Error(`${id} says nothing`);
  return pattern.map((element) => (typeof element === "string" ? element : element.type === "str" ? element.value : gapOf(element, id)));
}

function gapOf(element: Exclude<Element, string>, id: string): Gap {
  if (element.type === "var") return { gap: element.name };
  if (element.type !== "select" || element.selector.type !== "var") throw new Error(`${id} has a part that pages cannot fill: ${element.type}`);
  const variants = element.variants.map(({ key, value }): [string, Text] => [String(key.value), formOf(value, id)]);
  return { gap: element.selector.name, forms: Object.fromEntries(variants), otherwise: variants[element.star]?.[0] ?? "" };
}

export function valuesOf(lang: Lang, names: readonly string[]): Map<string, Text> {
  const bodies = names.flatMap((name) => new FluentResource(readFileSync(join(LOCALES, lang, `${name}.ftl`), "utf8")).body);
  return new Map(bodies.map(({ id, value }) => [id, formOf(value, id)]));
}

/** A module and everything it imports at once. */
export function closure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, path = ""] of source.matchAll(/^\s*(?:import|export)(?! type)\b[^;()]*?["'](\.[^"']+)["']/gm)) {
    const at = resolve(dirname(file), path);
    const module = [at, `${at}.ts`].find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
    if (module) closure(module, found);
  }
  return found;
}

/** The ids that some modules name: whole, or as `game-${entry}-about`, which is every id that begins and ends so. */
function named(files: Iterable<string>, ids: readonly string[]): Set<string> {
  const sources = [...files].map((file) => readFileSync(file, "utf8"));
  const words = new Set(sources.flatMap((source) => source.split(/["'`]/)));
  const forms = sources.flatMap((source) => [...source.matchAll(/`([a-z][a-z-]*-)\$\{[^}]+\}([a-z-]*)`/g)]);
  const like = (id: string) => forms.some(([, head = "", tail = ""]) => id.startsWith(head) && id.endsWith(tail));
  return new Set(ids.filter((id) => words.has(id) || like(id)));
}

/** The module of a part, by its path: a page, or a piece that is loaded when it is wanted. */
export function moduleOf(part: string): string {
  const found = [".svelte", ".svelte.ts", ".ts"].map((ending) => join(SOURCES, part + ending)).find((file) => existsSync(file));
  if (!found) throw new Error(`the texts of ${part} are asked for, and there is no such module`);
  return found;
}

/** Every part that some source asks for. */
function partsAsked(): string[] {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((path) => /\.(ts|svelte)$/.test(path) && !path.startsWith("engine"));
  const named = sources.flatMap((path) => [...readFileSync(join(SOURCES, path), "utf8").matchAll(/"((?:pages|pieces|together|official|people|party)\/\w+)"/g)].map(([, part = ""]) => part));
  return ["main", ...new Set(named)].sort();
}

/** The texts of a part in a language. */
function textsOf(part: string, lang: Lang): string {
  if ((FILES as readonly string[]).includes(part)) return JSON.stringify(Object.fromEntries(valuesOf(lang, [part])));
  const values = valuesOf(lang, NAMED);
  const ids = named(closure(moduleOf(part)), [...values.keys()]);
  if (part !== "main") for (const known of named(closure(moduleOf("main")), [...values.keys()])) ids.delete(known);
  return JSON.stringify(Object.fromEntries([...ids].map((id) => [id, values.get(id)])));
}

function everyText(): [name: string, json: string][] {
  return [...partsAsked(), ...FILES].flatMap((part) => LANGS.map((lang): [string, string] => [`${part}.${lang}.json`, textsOf(part, lang)]));
}

/** Where the texts of a build are. */
export function textsAt(all = everyText()): string {
  const hash = createHash("sha256");
  for (const [name, json] of all) hash.update(name).update(json);
  return `assets/texts-${hash.digest("base64url").slice(0, 8)}/`;
}

export function texts(): Plugin {
  let at = "texts/";
  let building = false;
  return {
    name: "texts",
    configResolved: ({ command }) => void (building = command === "build"),
    buildStart() {
      if (!building) return;
      const all = everyText();
      at = textsAt(all);
      for (const [name, source] of all) this.emitFile({ type: "asset", fileName: `${at}${name}`, source });
    },
    resolveId: (id) => (id === WHERE ? `\0${WHERE}` : undefined),
    load: (id) => (id === `\0${WHERE}` ? `export default "/${at}";` : undefined),
    configureServer({ middlewares, watcher, ws }) {
      watcher.add(LOCALES);
      watcher.on("change", (path) => path.endsWith(".ftl") && ws.send({ type: "full-reload" }));
      middlewares.use(`/${at}`, (request, response) => {
        const [part = "", lang = "en"] = (request.url ?? "").replace(/^\//, "").split(".");
        response.setHeader("content-type", "application/json").end(textsOf(part, lang as Lang));
      });
    },
  };
}

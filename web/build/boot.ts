/** The script in the page's head, written into the page itself, with the names of what each page needs first. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, type IndexHtmlTransformContext, type Plugin, type Rolldown } from "vite";
import { LANGS } from "../src/lib/parts";
import { moduleOf, textsAt, valuesOf } from "./texts";

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

/** The pages where a visit begins, by the form of their addresses. */
const FIRST: [at: string, page: string][] = [
  ["^/$", "pages/Front"],
  ["^/play/[^/]+/?$", "pages/Board"],
  ["^/room/", "pages/Room"],
  ["^/numble(/unlimited|/\\d[^/]+)?/?$", "pages/Numble"],
];

/** Where every other page is looked up. */
const OTHERS = "others";

/** What is said where no texts come. */
const NOTHING = ["error-page", "retry"];

/** Everything a page's module brings along, its scripts, styles and engine, without what the document names already. */
function filesOf(page: string, bundle: Bundle, html: string): string[] {
  const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === "chunk");
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || html.includes(chunk.fileName) || found.has(chunk.fileName)) return;
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const file of [chunk.fileName, ...importedCss, ...[...importedAssets].filter((name) => name.endsWith(".wasm"))]) found.add(file);
    chunk.imports.forEach((name) => visit(chunks.find(({ fileName }) => fileName === name)));
  };
  visit(chunks.find(({ moduleIds }) => moduleIds.includes(moduleOf(page))));
  return [...found].map((name) => `/${name}`);
}

function script(html: string, bundle: Bundle | undefined): string {
  const pages = bundle ? [...FIRST.map(([at, page]) => [at, page, filesOf(page, bundle, html)]), ["", "", filesOf(OTHERS, bundle, html)]] : [];
  const early = JSON.stringify({ texts: bundle ? `/${textsAt()}` : "/texts/", pages });
  const said = JSON.stringify(Object.fromEntries(LANGS.map((lang) => [lang, NOTHING.map((id) => valuesOf(lang, ["pages"]).get(id))])));
  const source = readFileSync(join(import.meta.dirname, "boot.js"), "utf8");
  return minifySync("boot.js", source.replace("__EARLY__", () => early).replace("__SAID__", () => said)).code.trim();
}

export function boot(): Plugin {
  return {
    name: "boot",
    transformIndexHtml: {
      order: "post",
      // Before the styles: a script after them would wait for them.
      handler: (html, { bundle }) => html.replace("<!-- boot -->", () => `<script>${script(html, bundle)}</script>`),
    },
  };
}

/** What the server's policy must allow: the hashes of the scripts inside a page. */
export function allowed(html: string): string[] {
  const inside = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, source = ""]) => source);
  return inside.map((source) => `sha256-${createHash("sha256").update(source).digest("base64")}`);
}

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { ROUTES } from "./src/lib/routes";

const LOCALES = join(import.meta.dirname, "../locales");

/** What the first pages say, what only games say, and what other pages say: each is one module a language. */
const TEXTS: Record<string, string[]> = { pages: ["pages", "games"], play: ["rejects", "coach"], more: ["more"] };

/** The texts that pages show, without comments. */
function texts(): Plugin {
  const PREFIX = "virtual:texts/";
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [part = "", lang = ""] = id.slice(PREFIX.length + 1).split("/");
      const files = (TEXTS[part] ?? []).map((name) => join(LOCALES, lang, `${name}.ftl`));
      files.forEach((file) => this.addWatchFile(file));
      const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
      const lean = source.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
      return `export default ${JSON.stringify(lean)};`;
    },
  };
}

/** Everything once more, compressed as far as it goes, and the addresses that are pages, for the server. */
function forTheServer(): Plugin {
  return {
    name: "for-the-server",
    apply: "build",
    closeBundle() {
      const dist = join(import.meta.dirname, "dist");
      const walk = (folder: string): string[] =>
        readdirSync(folder).flatMap((name) => {
          const path = join(folder, name);
          return statSync(path).isDirectory() ? walk(path) : [path];
        });
      keepOffline(dist, walk(dist));
      for (const file of walk(dist).filter((file) => !/\.(br|gz|woff2)$/.test(file))) {
        const bytes = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
      writeFileSync(join(dist, "routes.json"), JSON.stringify(ROUTES));
    },
  };
}

/** The worker that keeps the pages, with the list of what it keeps. */
function keepOffline(dist: string, files: string[]): void {
  const kept = files.map((file) => file.slice(dist.length).replaceAll("\\", "/")).filter((path) => !/\.(br|gz)$|LICENSE|index\.html|routes\.json|sw\.js/.test(path));
  const list = ["/", ...kept.sort()];
  const hash = createHash("sha256");
  for (const file of files.filter((file) => !/\.(br|gz)$|sw\.js$/.test(file)).sort()) hash.update(readFileSync(file));
  const worker = readFileSync(join(import.meta.dirname, "build/sw.js"), "utf8");
  const version = `cluehouse-${hash.digest("hex").slice(0, 16)}`;
  writeFileSync(join(dist, "sw.js"), worker.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(list)));
}

export default defineConfig({
  plugins: [svelte(), texts(), forTheServer()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  worker: { format: "es", plugins: () => [] },
  server: { proxy: { "/api": "http://127.0.0.1:8080" } },
});

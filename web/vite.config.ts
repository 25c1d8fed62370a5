import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";
import { allowed, boot } from "./build/boot";
import { closure, moduleOf, texts } from "./build/texts";
import { CODE_ENTRIES } from "./src/lib/catalogue";
import { ROUTES } from "./src/lib/routes";

/** Another minifier goes over what the bundler's own has left: half a kilobyte less on every page, once packed. */
function smaller(): Plugin {
  return {
    name: "smaller",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk") chunk.code = (await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false } })).code ?? chunk.code;
        }
      },
    },
  };
}

/** Pages are made where they are shown, and nothing is taken over from a server: what Svelte has for that is left out, as it means it to be, and as
 * not every bundler finds by itself. */
function neverHydrated(): Plugin {
  return {
    name: "never-hydrated",
    apply: "build",
    transform: {
      filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
      handler(code) {
        const never = code.replace("export let hydrating = false;", "export const hydrating = false;").replace("hydrating = value;", "");
        if (never.length !== code.length + "const".length - "let".length - "hydrating = value;".length) this.error("Svelte says otherwise what is hydrated");
        return never;
      },
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
      for (const file of walk(dist).filter((file) => !/\.(br|gz|woff2|png)$/.test(file))) {
        const bytes = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
      writeFileSync(join(dist, "routes.json"), JSON.stringify(ROUTES.flatMap(entries)));
      writeFileSync(join(dist, "scripts.json"), JSON.stringify(allowed(readFileSync(join(dist, "index.html"), "utf8"))));
    },
  };
}

/** Only what the catalogue has can be played. */
function entries(route: string): string[] {
  return route.startsWith("/play/:game") ? CODE_ENTRIES.map((entry) => route.replace(":game", entry)) : [route];
}

/** The worker that keeps the pages, with the list of what it keeps and the addresses it answers. */
function keepOffline(dist: string, files: string[]): void {
  const kept = files.map((file) => file.slice(dist.length).replaceAll("\\", "/")).filter((path) => !/\.(br|gz|png)$|LICENSE|index\.html|(routes|scripts)\.json|sw\.js/.test(path));
  const list = ["/", ...kept.sort()];
  const hash = createHash("sha256");
  for (const file of files.filter((file) => !/\.(br|gz)$|sw\.js$/.test(file)).sort()) hash.update(readFileSync(file));
  const worker = readFileSync(join(import.meta.dirname, "build/sw.js"), "utf8");
  const version = `cluehouse-${hash.digest("hex").slice(0, 16)}`;
  const pages = ROUTES.flatMap(entries).map((route) => route.replace(/:\w+/g, "[^/]+"));
  const said = { __VERSION__: version, __FILES__: JSON.stringify(list), __PAGES__: String(new RegExp(`^(?:${pages.join("|")})/?$`)) };
  writeFileSync(join(dist, "sw.js"), worker.replace(/__[A-Z]+__/g, (name) => said[name as keyof typeof said]));
}

/** What every page has: the house's own, and whatever the front page shares with others. */
const front = moduleOf("pages/Front");
const BASE = new Set([...closure(moduleOf("main")), ...closure(front)].filter((file) => file !== front));

/** Few files, since each costs a question: what every page has, what the front page asks the house, what a room is before it plays, what a board
 * needs for the first guess, what the house knows of the day's puzzle. A group takes what it needs along, so what two of them need comes before both. */
const GROUPS = [
  { name: "base", test: (id: string) => /node_modules\/(svelte|esm-env|clsx)|virtual:|preload-helper|rolldown\/runtime|src\/lib\/local\.ts/.test(id) || BASE.has(id) },
  { name: "lately", test: /src\/official\/(lately|open|report)|src\/lib\/(api|been)\.ts/ },
  { name: "room", test: /src\/room\/(away|engine|place|serve|table)|src\/lib\/(ahead|begun|voice)|pieces\/(icons|Late)/ },
  { name: "sure", test: /src\/pieces\/Sure\./ },
  { name: "together", test: /src\/together\/(Evening|Invite|Join|Lobby|NotIn|Reconnecting|Seats|here|items|open|people)\.|src\/party\/(hear|tables)\.|src\/room\/(mirror|remote)|src\/lib\/share/ },
  { name: "code", test: /src\/pieces\/(CodeBoard|CodeLegend|Marks|Notes|Shutter)|src\/room\/(codeplay|ghost\.ts)/ },
  { name: "daily", test: /src\/official\/Daily\.|src\/pieces\/(Official|Standings)\.|src\/people\/form|src\/lib\/when/ },
  { name: "equations", test: /src\/pieces\/Numble(Board|Legend)|src\/room\/numbleplay|src\/lib\/equation/ },
];

/** Names are listed in every page, and chance does not pack: seven characters of it tell versions apart, and number enough files while it builds. */
const NAMES = { entryFileNames: "assets/[name]-[hash:7].js", chunkFileNames: "assets/[name]-[hash:7].js", assetFileNames: "assets/[name]-[hash:7][extname]" };

export default defineConfig({
  plugins: [svelte(), texts(), boot(), neverHydrated(), smaller(), forTheServer()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // What every page has is there before anything else is asked for.
    modulePreload: { polyfill: false, resolveDependencies: (_, deps) => deps.filter((dep) => !/\/base-/.test(dep)) },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS }, ...NAMES } },
  },
  worker: { format: "es", plugins: () => [], rolldownOptions: { output: NAMES } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
});

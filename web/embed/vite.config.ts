/** Makes the package's scripts: one for browsers, one for Node, and what both share. */

import { join } from "node:path";
import { defineConfig } from "vite";
import { valuesOf } from "../build/texts";

const here = import.meta.dirname;
const bots = [...valuesOf("en", ["games"])].filter(([id]) => id.startsWith("bot-"));

export default defineConfig({
  root: here,
  publicDir: false,
  define: { BOT_TEXTS: JSON.stringify(Object.fromEntries(bots)) },
  build: {
    target: "es2022",
    outDir: join(here, "../../target/npm/engine"),
    emptyOutDir: false,
    minify: false,
    reportCompressedSize: false,
    lib: { entry: { index: join(here, "index.ts"), node: join(here, "node.ts") }, formats: ["es"] },
    rolldownOptions: { external: /^node:/, output: { chunkFileNames: "engine.js" } },
  },
});

/** The engine of Cluehouse for other sites, in a browser: the module is loaded from beside this file. */

import load from "../src/engine/embed/embed.js";

await load({ module_or_path: new URL("./engine.wasm", import.meta.url) });

export * from "./package.js";

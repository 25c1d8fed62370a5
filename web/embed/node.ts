/** The engine of Cluehouse for other programs, in Node. */

import { readFileSync } from "node:fs";
import { initSync } from "../src/engine/embed/embed.js";

initSync({ module: readFileSync(new URL("./engine.wasm", import.meta.url)) });

export * from "./package.js";

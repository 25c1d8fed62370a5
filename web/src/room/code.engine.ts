/** The engine of code games, for one: of these games alone, so that it is small and there at once. */

import wasm from "../engine/code/code_bg.wasm?url";
import { Engine } from "./engine";

export const alone = new Engine(() => new Worker(new URL("./code.worker.ts", import.meta.url), { type: "module" }), wasm);

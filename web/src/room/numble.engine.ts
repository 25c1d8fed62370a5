/** The same for Numble. A page that wants one of the two names it here, and asks for no other. */

import wasm from "../engine/numble/numble_bg.wasm?url";
import { Engine } from "./engine";

export const alone = new Engine(() => new Worker(new URL("./numble.worker.ts", import.meta.url), { type: "module" }), wasm);

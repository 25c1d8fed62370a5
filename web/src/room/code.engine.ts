/** The engine of code games, for one: of these games alone, so that it is small and there at once. */

import init, { LocalRoom } from "../engine/code/code";
import wasm from "../engine/code/code_bg.wasm?url";
import { Here } from "./engine";

export const alone = new Here(() => init({ module_or_path: wasm }), LocalRoom, { entry: "classic", guess: { t: "code", d: { t: "guess", d: "AABB" } } });

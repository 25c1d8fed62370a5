/** The same for Numble. A page that wants one of the two names it here, and asks for no other. */

import init, { LocalRoom } from "../engine/numble/numble";
import wasm from "../engine/numble/numble_bg.wasm?url";
import { Here } from "./engine";

export const alone = new Here(() => init({ module_or_path: wasm }), LocalRoom, { entry: "numble", guess: { t: "numble", d: { t: "guess", d: "12 + 34 = 46" } } });

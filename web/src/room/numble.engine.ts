/** The same for Numble. A page that wants one of the two names it here, and asks for no other. */

import init, { LocalMatch } from "../engine/numble/numble";
import { numbleItem } from "../lib/catalogue";
import wasm from "../engine/numble/numble_bg.wasm?url";
import { Here } from "./engine";

export const alone = new Here(() => init({ module_or_path: wasm }), () => new LocalMatch(), {
  settings: numbleItem({ t: "unlimited" }, false).settings,
  guess: { t: "numble", d: { t: "guess", d: "12 + 34 = 46" } },
});

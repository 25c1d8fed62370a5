/** The same for Numble. */

import init, { LocalRoom } from "../engine/numble/numble";
import wasm from "../engine/numble/numble_bg.wasm?url";
import { host } from "./host";

host(init({ module_or_path: wasm }), LocalRoom);

/** The same for every game with the strong bots, to play against them. */

import init, { LocalRoom } from "../engine/whole/whole";
import wasm from "../engine/whole/whole_bg.wasm?url";
import { host } from "./host";

host(init({ module_or_path: wasm }), LocalRoom);

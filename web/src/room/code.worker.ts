/** The engine of code games in its own thread: a room for one, so that the page never waits for it. */

import init, { LocalRoom } from "../engine/code/code";
import wasm from "../engine/code/code_bg.wasm?url";
import { host } from "./host";

host(init({ module_or_path: wasm }), LocalRoom);

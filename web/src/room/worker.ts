/** The engine in its own thread: a room for one, so that the page never waits for it. */

import init, { LocalRoom } from "../engine/play/play";
import wasm from "../engine/play/play_bg.wasm?url";
import { host } from "./host";

host(init({ module_or_path: wasm }), LocalRoom);

/** The engine in its own thread: a room for one, so that the page never waits for it. */

import init, { LocalRoom } from "../engine/play/play";
import { given, host } from "./host";

host(
  given().then((module) => init({ module_or_path: module })),
  LocalRoom,
  [
    { entry: "classic", guess: { t: "code", d: { t: "guess", d: "AABB" } } },
    { entry: "numble", guess: { t: "numble", d: { t: "guess", d: "12 + 34 = 46" } } },
  ],
);

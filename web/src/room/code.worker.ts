/** The engine of code games in its own thread: a room for one, so that the page never waits for it. */

import init, { LocalRoom } from "../engine/code/code";
import { given, host } from "./host";

host(
  given().then((module) => init({ module_or_path: module })),
  LocalRoom,
  { entry: "classic", guess: { t: "code", d: { t: "guess", d: "AABB" } } },
);

/** The same for Numble. */

import init, { LocalRoom } from "../engine/numble/numble";
import { given, host } from "./host";

host(
  given().then((module) => init({ module_or_path: module })),
  LocalRoom,
  { entry: "numble", guess: { t: "numble", d: { t: "guess", d: "12 + 34 = 46" } } },
);

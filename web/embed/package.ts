/** Everything the package has. */

export * from "./classic.js";
export * from "./game.js";
export type * from "./types.js";
export type { CodeEvent, CodeSettings, CodeView, FluentText } from "../src/wire.js";

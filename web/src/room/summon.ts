/** Ghosts, for a page without a board. It is a door of its own: a file with several modules, one of which is asked for by name when needed,
 * would bring a helper along that every board had to load. */

export { call } from "./ghost";
export { ghostOf } from "./haunt.svelte";

/** What each mark of a guess in Numble is called, as a style and as a text. */
export const TILES: Record<string, string> = { G: "tile-right", Y: "tile-near", ".": "tile-none" };

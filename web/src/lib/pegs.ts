/** The pieces: which shape, letter, colour and name each symbol has. */

import type { CodeVariant } from "../wire";
import type { Label } from "./settings.svelte";

/** How the symbols of a board look. */
export type PegSet = "pegs" | "shapes" | "digits";

/** A silhouette on a 48 × 48 grid, and where its letter stands. */
type Shape = { path: string; y: number; size: number };

const SHAPES: Record<string, Shape> = {
  circle: { path: "M24 3a21 21 0 1 1 0 42a21 21 0 1 1 0-42Z", y: 31, size: 20 },
  square: { path: "M12 5H36a7 7 0 0 1 7 7V36a7 7 0 0 1-7 7H12a7 7 0 0 1-7-7V12a7 7 0 0 1 7-7Z", y: 31, size: 20 },
  triangle: { path: "M24 4.5 45 41.5H3Z", y: 36, size: 18 },
  diamond: { path: "M24 2.5 45.5 24 24 45.5 2.5 24Z", y: 31, size: 20 },
  hexagon: { path: "M24 2.5 43 13.3V34.7L24 45.5 5 34.7V13.3Z", y: 31, size: 20 },
  star: {
    path: "M24 2 32.5 13.8 46.3 18.2 37.8 30V44.5L24 40 10.2 44.5V30L1.7 18.2 15.5 13.8Z",
    y: 32,
    size: 19,
  },
  drop: { path: "M24 2.5C30 11 41 20 41 30A17 16 0 0 1 7 30C7 20 18 11 24 2.5Z", y: 36, size: 19 },
  heart: {
    path: "M24 44C8 32 3 24 3 16.5A10.7 10.7 0 0 1 24 12.5A10.7 10.7 0 0 1 45 16.5C45 24 40 32 24 44Z",
    y: 30,
    size: 19,
  },
  plus: { path: "M15 4H33V15H44V33H33V44H15V33H4V15H15Z", y: 31, size: 20 },
  clover: {
    path: "M24 10A10.2 10.2 0 1 1 38 24A10.2 10.2 0 1 1 24 38A10.2 10.2 0 1 1 10 24A10.2 10.2 0 1 1 24 10Z",
    y: 31,
    size: 20,
  },
  house: { path: "M24 3 44 20V44H4V20Z", y: 36, size: 20 },
  pill: { path: "M16.5 10H31.5a14 14 0 0 1 0 28H16.5a14 14 0 0 1 0-28Z", y: 31, size: 20 },
};

export type Piece = {
  /** The style's class, which has the colours. */
  look: string;
  shape: Shape;
  /** The printed letter or number. */
  mark: string;
  /** The text id of its name. */
  name: string;
};

const PEGS: [string, string, string][] = [
  ["R", "circle", "red"],
  ["B", "square", "blue"],
  ["G", "triangle", "green"],
  ["Y", "diamond", "yellow"],
  ["O", "hexagon", "orange"],
  ["V", "star", "violet"],
  ["C", "drop", "cyan"],
  ["P", "heart", "pink"],
  ["K", "plus", "black"],
  ["W", "clover", "white"],
  ["N", "house", "brown"],
  ["L", "pill", "lime"],
];

const SKEMIND = ["circle", "square", "triangle", "diamond", "star", "hexagon"];

/** The pieces a board is played with. */
export function setOf(variant: CodeVariant): PegSet {
  if (variant.t === "skemind") return "shapes";
  return variant.t === "bulls-and-cows" ? "digits" : "pegs";
}

/** One piece of a set. */
export function piece(set: PegSet, symbol: number, label: Label = "letter"): Piece {
  if (set === "shapes") {
    const shape = SKEMIND[symbol] ?? "circle";
    const mark = label === "none" ? "" : String(symbol + 1);
    return { look: `s-${symbol + 1}`, shape: SHAPES[shape] as Shape, mark, name: `shape-${shape}` };
  }
  const [letter, shape, colour] = PEGS[symbol] ?? ["?", "circle", "red"];
  const mark = label === "none" ? "" : label === "number" ? String(symbol + 1) : letter;
  return { look: `p-${letter}`, shape: SHAPES[shape] as Shape, mark, name: `colour-${colour}` };
}

/** The order the palette offers symbols in. */
export function offered(set: PegSet, symbols: number): number[] {
  const all = Array.from({ length: symbols }, (_, symbol) => symbol);
  return set === "digits" ? [...all.slice(1), 0] : all;
}

/** The character that places a symbol, beside the keys of its place in the palette. */
export function keyOf(set: PegSet, symbol: number): string {
  if (set === "digits") return String(symbol);
  return symbol < 9 ? String(symbol + 1) : symbol === 9 ? "0" : (PEGS[symbol]?.[0] ?? "");
}

/** The symbol that a typed letter or digit means on a board; none where it means nothing there. */
export function symbolOf(set: PegSet, symbols: number, typed: KeyboardEvent): number | null {
  // Some layouts have their digits above the shift.
  if (typed.ctrlKey || typed.metaKey || typed.altKey || (typed.shiftKey && !/^\d$/.test(typed.key))) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(typed.code)?.[1];
  if (digit !== undefined) {
    const symbol = set === "digits" ? Number(digit) : (Number(digit) + 9) % 10;
    return symbol < symbols ? symbol : null;
  }
  if (set !== "pegs") return null;
  const symbol = PEGS.findIndex(([letter]) => letter === typed.key.toUpperCase());
  return symbol >= 0 && symbol < symbols ? symbol : null;
}

/** Codes on the wire are letters from A. */
export function fromWire(code: string): number[] {
  return [...code].map((letter) => letter.charCodeAt(0) - 65);
}

export function toWire(row: readonly number[]): string {
  return row.map((symbol) => String.fromCharCode(65 + symbol)).join("");
}

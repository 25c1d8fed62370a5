/** What symbols are called, as they are spoken. */

import type { FluentText } from "../wire";
import { fromWire, piece, type PegSet } from "./pegs";
import { say, sentence, t } from "./text.svelte";

export function nameOf(set: PegSet, symbol: number): string {
  return set === "digits" ? String(symbol) : t(piece(set, symbol).name);
}

export function namesOf(set: PegSet, code: readonly number[]): string {
  return code.map((symbol) => nameOf(set, symbol)).join(", ");
}

/** What the coach says, with symbols called as they are here. Beside codes and symbols, only guesses that prove something are named in words. */
export function coached(set: PegSet, { id, args }: FluentText): string {
  return sentence(say({ id, args: args.map(([name, arg]) => [name, typeof arg === "string" && name !== "proof" ? namesOf(set, fromWire(arg)) : arg]) }));
}

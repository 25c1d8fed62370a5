/** What symbols are called, as they are spoken. */

import { piece, type PegSet } from "./pegs";
import { t } from "./text.svelte";

export function nameOf(set: PegSet, symbol: number): string {
  return set === "digits" ? String(symbol) : t(piece(set, symbol).name);
}

export function namesOf(set: PegSet, code: readonly number[]): string {
  return code.map((symbol) => nameOf(set, symbol)).join(", ");
}

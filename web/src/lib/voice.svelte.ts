/** The line that speaks: a sentence that is said again is made new, so that it is read again. */

import { untrack } from "svelte";

/** Parts that are said one after another, each a sentence of its own. */
export function sentences(...parts: string[]): string {
  return parts.filter(Boolean).map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(" ");
}

export class Voice {
  words = $state("");

  say(words: string): void {
    this.words = words !== "" && words === untrack(() => this.words) ? `${words}\u00a0` : words;
  }
}

/** The line that speaks: a sentence that is said again is made new, so that it is read again. */

import { untrack } from "svelte";

export class Voice {
  words = $state("");

  say(words: string): void {
    this.words = words !== "" && words === untrack(() => this.words) ? `${words}\u00a0` : words;
  }
}

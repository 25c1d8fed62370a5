/** The line that speaks: a sentence that is said again is made new, so that it is read again; in another language it is silent. */

import { untrack } from "svelte";
import type { Lang } from "./parts";
import { spoken } from "./text.svelte";

/** Parts that are said one after another, each a sentence of its own. */
export function sentences(...parts: string[]): string {
  return parts.filter(Boolean).map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(" ");
}

export class Voice {
  private said: { words: string; lang?: Lang | undefined } = $state.raw({ words: "" });

  get words(): string {
    return this.said.lang === spoken() ? this.said.words : "";
  }

  say(words: string): void {
    const again = words !== "" && words === untrack(() => this.words);
    this.said = { words: again ? `${words}\u00a0` : words, lang: untrack(spoken) };
  }
}

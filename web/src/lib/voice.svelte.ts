/** The line that speaks: a sentence that is said again is made new, so that it is read again. */
export class Voice {
  words = $state("");

  say(words: string): void {
    this.words = words !== "" && words === this.words ? `${words}\u00a0` : words;
  }
}

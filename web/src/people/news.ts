/** One sentence for the next page that looks: what has just been done on the one before. */

let sentence = "";

export function tellNext(words: string): void {
  sentence = words;
}

export function news(): string {
  const told = sentence;
  sentence = "";
  return told;
}

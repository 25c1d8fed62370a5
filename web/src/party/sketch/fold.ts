/** How guesses are compared where no room is there to do it: as the rules do, in `core/games/src/pictionary/fold.rs`. */

const PLAIN: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", ı: "i", "‘": "'", "’": "'", ʼ: "'", "´": "'", "`": "'" };

/** A text without case, accents, ligatures, hyphens and spare spaces: what two people mean by the same word. */
export function fold(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\p{M}/gu, "");
  const folded = [...plain].map((letter) => PLAIN[letter] ?? (/[-\u2010-\u2015]/.test(letter) ? " " : letter)).join("");
  return folded.split(/\s+/).filter(Boolean).join(" ");
}

export type Verdict = "found" | "near" | "miss";

/** What a guess comes to. */
export function judge(guess: string, words: string[]): Verdict {
  const said = fold(guess);
  const accepted = words.map(fold);
  if (accepted.includes(said)) return "found";
  return accepted.some((word) => isNear(said, word) || hasWords(said, word)) ? "near" : "miss";
}

/** Whether one folded text stands in another as whole words. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); words !== "" && at >= 0; at = text.indexOf(words, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + words.length))) return true;
  }
  return false;
}

/** One letter more, less, other or swapped with its neighbour in words of up to five letters, two in longer ones. */
function isNear(guess: string, word: string): boolean {
  const most = (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= 5 ? 1 : 2;
  return distance([...guess], [...word]) <= most;
}

function distance(one: string[], other: string[]): number {
  let before: number[] = [];
  let last = other.map((_, column) => column).concat(other.length);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + Number(one[row - 1] !== other[column - 1]);
      let least = Math.min(replaced, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** Which place of a code each place of a guess uses up, by the one rule of all our guessing games: first what is in place, then from left to right. */
export function partners<T>(code: readonly T[], guess: readonly T[]): (number | null)[] {
  const found: (number | null)[] = guess.map((symbol, place) => (code[place] === symbol ? place : null));
  const used = new Set(found);
  return found.map((partner, place) => {
    if (partner !== null) return partner;
    const other = code.findIndex((symbol, at) => symbol === guess[place] && !used.has(at));
    if (other < 0) return null;
    used.add(other);
    return other;
  });
}

/** Skemind's changing look: order of the picker, angle, spacing and pattern, from a number of its own. It never meets the secret. */

export type Ambient = { order: number[]; angle: number; spacing: number; pattern: number };

/** A small generator of its own, so that the look can touch nothing that is drawn for the game. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function ambient(id: number, symbols: number): Ambient {
  const roll = dice(id);
  const order = Array.from({ length: symbols }, (_, symbol) => symbol);
  for (let last = symbols - 1; last > 0; last -= 1) {
    const other = Math.floor(roll() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return { order, angle: roll() * 3 - 1.5, spacing: 0.95 + roll() * 0.15, pattern: Math.floor(roll() * 4) };
}

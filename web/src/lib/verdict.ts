/** Which of the two a result was: what the choices cost against the best ones, and what the answers saved against average ones. */

import type { GuessReview } from "../wire";

export type Verdict = {
  /** The text that says which weighed more. */
  id: "verdict-skill" | "verdict-both" | "verdict-unlucky" | "verdict-luck" | "verdict-bad-luck" | "verdict-play";
  /** The text that gives the sum. */
  sum: "verdict-saved" | "verdict-cost" | "verdict-even";
  /** What the choices cost, in guesses. */
  loss: number;
  /** What the answers saved, in guesses; below 0 where they cost some. */
  luck: number;
};

/** Less than this, in guesses, decides nothing. */
const LITTLE = 0.25;

/** The first guess is left out, as in the figures of skill and luck; none where no other could be judged. */
export function verdict(guesses: readonly GuessReview[]): Verdict | null {
  const judged = guesses.slice(1).filter((guess) => guess.loss !== null && guess.luck !== null);
  if (judged.length === 0) return null;
  const sum = (part: "loss" | "luck" | "luck_bits") => judged.reduce((all, guess) => all + (guess[part] ?? 0), 0);
  const loss = sum("loss");
  // Where the answers told much but at the wrong time, or little and yet enough, they evened out.
  const luck = sum("luck") * sum("luck_bits") > 0 ? sum("luck") : 0;
  return { id: which(loss, luck), sum: luck > 0 ? "verdict-saved" : luck < 0 ? "verdict-cost" : "verdict-even", loss, luck };
}

function which(loss: number, luck: number): Verdict["id"] {
  if (loss < LITTLE) return luck >= LITTLE ? "verdict-both" : luck <= -LITTLE ? "verdict-unlucky" : "verdict-skill";
  if (Math.abs(luck) < loss) return "verdict-play";
  return luck > 0 ? "verdict-luck" : "verdict-bad-luck";
}

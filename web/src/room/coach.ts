/** Asks the coach. It is loaded when somebody wants it first. */

import type { Advice, Certainties, CodePosition, Digest, GameReview, GuessReview, HintStep, NumbleAdvice, NumblePosition, NumbleRemaining, Opened, Remaining, Replay, WhatIf } from "../wire";
import type { Question, Said } from "./coach.worker";
import { Thread } from "./thread";

const thread = new Thread<Question, Said>(() => new Worker(new URL("./coach.worker.ts", import.meta.url), { type: "module" }));

async function ask<T>(verb: Question["verb"], about: string | CodePosition | NumblePosition | Opened | WhatIf): Promise<T> {
  const { said } = await thread.ask({ verb, text: typeof about === "string" ? about : JSON.stringify(about) });
  return JSON.parse(said ?? "null") as T;
}

export const coach = {
  review: (journal: string) => ask<GameReview>("review", journal),
  whatIf: (asked: WhatIf) => ask<GuessReview>("whatIf", asked),
  remaining: (where: CodePosition) => ask<Remaining>("remaining", where),
  certainties: (where: CodePosition) => ask<Certainties | null>("certainties", where),
  hints: (where: CodePosition) => ask<HintStep[]>("hints", where),
  advise: (where: CodePosition) => ask<Advice | null>("advise", where),
  equations: (where: NumblePosition) => ask<NumbleRemaining>("equations", where),
  equation: (where: NumblePosition) => ask<NumbleAdvice | null>("equation", where),
  replay: (journal: string) => ask<Replay>("replay", journal),
  promised: (opened: Opened) => ask<Digest>("promised", opened),
};

/** Asks the coach. It is loaded when somebody wants it first. */

import type { Advice, Certainties, CodePosition, CodeVariant, Feedback, GameReview, HintStep, Remaining } from "../wire";
import { toWire } from "../lib/pegs";
import type { Verb } from "./coach.worker";

type Reply = { id: number; said?: string; error?: string };

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (reply: Reply) => void>();

function ask<T>(verb: Verb, text: string): Promise<T> {
  if (!worker) {
    worker = new Worker(new URL("./coach.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<Reply>) => {
      waiting.get(event.data.id)?.(event.data);
      waiting.delete(event.data.id);
    };
  }
  const thread = worker;
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, ({ said, error }) => (said === undefined ? reject(new Error(error)) : resolve(JSON.parse(said) as T)));
    thread.postMessage({ id, verb, text });
  });
}

/** Where a game stands, as the coach reads it. */
export function position(variant: CodeVariant, guesses: readonly { code: number[]; feedback: Feedback }[]): string {
  const clues = guesses.map(({ code, feedback }) => ({ guess: toWire(code), feedback }));
  return JSON.stringify({ variant, clues } satisfies CodePosition);
}

export const coach = {
  review: (journal: string) => ask<GameReview>("review", journal),
  remaining: (where: string) => ask<Remaining>("remaining", where),
  certainties: (where: string) => ask<Certainties | null>("certainties", where),
  hints: (where: string) => ask<HintStep[]>("hints", where),
  advise: (where: string) => ask<Advice | null>("advise", where),
};

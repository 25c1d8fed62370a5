/** The coach in its own thread: it may think for a while, and the page goes on. */

import init, { advise, certainties, hints, numble_advise as equation, numble_remaining as equations, promised, remaining, replay, review, what_if as whatIf } from "../engine/whole/whole";
import { whyAway } from "./away";
import type { Answer } from "./thread";
import wasm from "../engine/whole/whole_bg.wasm?url";

const VERBS = { advise, certainties, equation, equations, hints, promised, remaining, replay, review, whatIf };
export type Question = { verb: keyof typeof VERBS; text: string };
export type Said = Answer & { said?: string };

const unready = whyAway(init({ module_or_path: wasm }));

self.onmessage = async (event: MessageEvent<{ id: number; ask: Question }>) => {
  const { id, ask } = event.data;
  const missing = await unready;
  if (missing !== null) {
    postMessage({ id, error: missing, away: true } satisfies Said);
    return;
  }
  try {
    postMessage({ id, said: VERBS[ask.verb](ask.text) } satisfies Said);
  } catch (why) {
    postMessage({ id, error: String(why) } satisfies Said);
  }
};

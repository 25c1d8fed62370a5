/** The coach in its own thread: it may think for a while, and the page goes on. */

import init, { advise, certainties, hints, remaining, review } from "../engine/whole/whole";
import wasm from "../engine/whole/whole_bg.wasm?url";

const VERBS = { advise, certainties, hints, remaining, review };
export type Verb = keyof typeof VERBS;

const ready = init({ module_or_path: wasm });

self.onmessage = async (event: MessageEvent<{ id: number; verb: Verb; text: string }>) => {
  const { id, verb, text } = event.data;
  try {
    await ready;
    postMessage({ id, said: VERBS[verb](text) });
  } catch (why) {
    postMessage({ id, error: String(why) });
  }
};

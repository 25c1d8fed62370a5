/** The engine of every game with the strong bots, in a thread of its own: a bot may think for long. */

import init, { LocalMatch } from "../engine/whole/whole";
import wasm from "../engine/whole/whole_bg.wasm?url";
import { whyAway } from "./away";
import type { Question } from "./bots";
import { serve, type Ask, type Reply } from "./serve";
import type { Answer } from "./thread";

const unready = whyAway(init({ module_or_path: wasm }));
const matches = new Map<number, (ask: Ask) => Reply>();

function answer({ match, ask }: Question): Partial<Reply> {
  if (ask === null) {
    matches.delete(match);
    return {};
  }
  const known = matches.get(match) ?? serve(new LocalMatch());
  matches.set(match, known);
  return known(ask);
}

addEventListener("message", async ({ data: { id, ask } }: MessageEvent<{ id: number; ask: Question }>) => {
  const tell = (reply: Partial<Reply> & Omit<Answer, "id">) => postMessage({ id, ...reply });
  const missing = await unready;
  if (missing !== null) {
    tell({ error: missing, away: true });
    return;
  }
  try {
    tell(answer(ask));
  } catch (why) {
    tell({ error: String(why) });
  }
});

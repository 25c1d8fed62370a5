/** The engine of every game with the strong bots, in a thread of its own: a bot may think for long. */

import init, { LocalMatch } from "../engine/whole/whole";
import wasm from "../engine/whole/whole_bg.wasm?url";
import { serve, type Ask, type Reply } from "./serve";
import { whyAway } from "./away";
import type { Answer } from "./thread";

const unready = whyAway(init({ module_or_path: wasm }));
let answer: ((ask: Ask) => Reply) | null = null;

addEventListener("message", async ({ data: { id, ask } }: MessageEvent<{ id: number; ask: Ask }>) => {
  const tell = (reply: Partial<Reply> & Omit<Answer, "id">) => postMessage({ id, ...reply });
  const missing = await unready;
  if (missing !== null) {
    tell({ error: missing, away: true });
    return;
  }
  try {
    answer ??= serve(new LocalMatch());
    tell(answer(ask));
  } catch (why) {
    tell({ error: String(why) });
  }
});

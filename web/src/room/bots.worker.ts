/** The engine of every game with the strong bots, in a thread of its own: a bot may think for long. */

import init, { LocalRoom } from "../engine/whole/whole";
import wasm from "../engine/whole/whole_bg.wasm?url";
import { serve, type Ask, type Reply } from "./serve";
import { whyAway, type Answer } from "./thread";

const unready = whyAway(init({ module_or_path: wasm }));
const answer = serve(LocalRoom);
const NOTHING: Reply = { messages: [], due: null, saved: "", archive: null };

addEventListener("message", async ({ data: { id, ask } }: MessageEvent<{ id: number; ask: Ask }>) => {
  const tell = (reply: Reply, more: Partial<Answer> = {}) => postMessage({ id, ...reply, ...more } satisfies Reply & Answer);
  const missing = await unready;
  if (missing !== null) {
    tell(NOTHING, { error: missing, away: true });
    return;
  }
  try {
    tell(answer(ask));
  } catch (why) {
    tell(NOTHING, { error: String(why) });
  }
});

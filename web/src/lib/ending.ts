/** How a game ended, for who listens: in a sentence, and with the code. */

import type { CodePlay } from "../room/codeplay.svelte";
import { namesOf } from "./names";
import { t } from "./text.svelte";
import { sentences } from "./voice.svelte";

export function ending(how: string, { set, secret }: CodePlay): string {
  return sentences(how, secret ? `${t("result-code")} ${namesOf(set, secret)}` : "");
}

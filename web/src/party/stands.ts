/** Where one stands, in words. */

import { t } from "../lib/text.svelte";
import { ahead, type Standing } from "./standings";

export function standsAt(all: Standing[]): string {
  const me = all.find((one) => one.you);
  if (!me) return "";
  const before = ahead(all, me);
  if (before) return t("quiz-behind", { place: me.place, all: all.length, points: before.score - me.score, name: before.name });
  return t(all.some((one) => one.place === 1 && !one.you) ? "quiz-shares" : "quiz-leads");
}

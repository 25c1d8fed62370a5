/** Drawings as files. */

import type { PictionaryMark } from "../../wire";
import { pictured } from "./easel";

/** Saves a drawing as a picture that is named by its word. */
export async function savePicture(word: string, marks: PictionaryMark[]): Promise<void> {
  const canvas = document.createElement("canvas");
  pictured(marks, canvas);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) return;
  const href = URL.createObjectURL(blob);
  const name = word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  Object.assign(document.createElement("a"), { href, download: `${name || "sketch"}.png` }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** A finished game as text: squares for the eye, words for the ear. Neither says what was guessed. */

import type { Feedback } from "../wire";
import { t } from "./text.svelte";

export function codeShare(title: string, rows: readonly Feedback[], length: number, of: number, won: boolean): string {
  const score = `${won ? rows.length : "X"}/${of}`;
  const lines = rows.map(({ exact, misplaced }) => "⚫".repeat(exact) + "⚪".repeat(misplaced) + "➖".repeat(length - exact - misplaced));
  return [`${title} ${score}`, "", ...lines].join("\n");
}

export function codeWords(title: string, rows: readonly Feedback[], of: number, won: boolean): string {
  const head = won ? t("share-solved", { title, tries: rows.length, of }) : t("share-lost", { title, of });
  const lines = rows.map(({ exact, misplaced }, index) => t("share-row", { number: index + 1, exact, misplaced }));
  return [head, ...lines].join("\n");
}

export function numbleWords(title: string, rows: readonly string[], won: boolean): string {
  const head = won ? t("share-solved", { title, tries: rows.length, of: 6 }) : t("share-lost", { title, of: 6 });
  const count = (row: string, mark: string) => [...row].filter((one) => one === mark).length;
  const lines = rows.map((row, index) =>
    t("share-numble-row", { number: index + 1, right: count(row, "G"), elsewhere: count(row, "Y") }),
  );
  return [head, ...lines].join("\n");
}

/** Copies a text; also where the page is not a secure one and has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement as HTMLElement | null;
    const area = document.createElement("textarea");
    area.value = text;
    area.setAttribute("readonly", "");
    area.className = "vh";
    document.body.append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    before?.focus({ preventScroll: true });
    return copied;
  }
}

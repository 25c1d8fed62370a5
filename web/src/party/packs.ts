/** Packs of questions and words: which there are, how one brings one's own, and how a file comes out of the page. */

import type { PackKind, PackView } from "../api";
import { call, Problem, session } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/text.svelte";
import type { Item } from "../wire";

/** What a game is played with; none where it needs nothing. */
export function kindOf({ settings }: Item): PackKind | null {
  return settings.t === "trivia" ? "trivia" : settings.t === "pictionary" ? "words" : null;
}

export function packs(kind: PackKind): Promise<PackView[]> {
  return call<PackView[]>("GET", `/packs?kind=${kind}`);
}

/** The item with another pack. What was chosen within the old one is a pack's own, and nobody can ask more than there is. */
export function withPack(item: Item, pack: PackView): Item {
  const copy: Item = { ...structuredClone(item), pack: pack.digest };
  if (copy.settings.t === "trivia") Object.assign(copy.settings.d, { category: null, difficulty: null, rounds: Math.min(copy.settings.d.rounds, pack.count) });
  if (copy.settings.t === "pictionary") copy.settings.d.level = null;
  return copy;
}

/** The item with what the house has for it in the page's language, where it needs anything. */
export async function furnished(item: Item): Promise<Item> {
  const kind = kindOf(item);
  if (!kind) return item;
  const house = (await packs(kind)).filter((pack) => !pack.name);
  const pack = house.find(({ language }) => language === settings.lang) ?? house[0];
  return pack ? withPack(item, pack) : item;
}

/** A language's name in the language of the page. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(settings.lang, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(settings.lang) + name.slice(1);
}

/** What a pack is called in a line. */
export function packName(pack: PackView | undefined): string {
  if (!pack) return t("packs-of-host");
  return pack.name ?? t("packs-of-house", { language: languageName(pack.language) });
}

/** Which questions or words a game is played with, in a line. */
export function playedWith(kind: PackKind, pack: PackView | undefined): string {
  return t(kind === "trivia" ? "packs-line-questions" : "packs-line-words", { what: packName(pack) });
}

export type NewPack = { kind: PackKind; name: string; language: string } & ({ text: string } | { base64: string });

export function bring(pack: NewPack): Promise<PackView> {
  return call<PackView>("POST", "/packs", pack);
}

/** A file's bytes as they are: which encoding they have is for the server to say. */
export function bytesOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}

/** Fetches a file in the language of the page and hands it to the browser to keep. */
export async function download(path: string, name: string): Promise<void> {
  await session();
  const response = await fetch(`/api/v1${path}`, { headers: { "Accept-Language": settings.lang } }).catch(() => null);
  if (!response) throw new Problem(0, "offline", "");
  if (!response.ok) {
    const why = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
    throw new Problem(response.status, why.code ?? `http-${response.status}`, why.detail ?? response.statusText);
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What went wrong, in words. */
export function wordsOf(why: unknown): string {
  return why instanceof Problem && !why.offline ? why.detail : t("packs-offline");
}

/** Texts in the player's language, loaded one language and one part at a time. */

import { untrack } from "svelte";
import texts from "virtual:texts";
import { loading } from "./calm";
import { fill, numeral, type Text, type Values } from "./fill";
import { LANGS, type Lang, type Part } from "./parts";
import { settings } from "./settings.svelte";
import type { FluentText } from "../wire";

/** The texts that are there. Parts that come later are put beside them; another language takes their place. */
let current: { texts: Record<string, Text>; lang: Lang } | null = $state.raw(null);
const wanted = new Map<Part, Promise<void>>();

async function textsOf(part: Part, lang: Lang): Promise<Record<string, Text>> {
  const response = await fetch(`${texts}${part}.${lang}.json`);
  if (!response.ok) throw new Error(`the texts of ${part} are not there: ${response.status}`);
  return response.json() as Promise<Record<string, Text>>;
}

/** Loads a language; what is shown changes when it is there. */
export async function speak(lang: Lang): Promise<void> {
  const known = LANGS.includes(lang) ? lang : "en";
  const spoken: Record<string, Text> = {};
  const parts = new Set<Part>();
  // A part that is asked for meanwhile comes along.
  for (let fresh: Part[] = ["main", ...wanted.keys()]; fresh.length > 0; fresh = [...wanted.keys()].filter((part) => !parts.has(part))) {
    Object.assign(spoken, ...(await Promise.all(fresh.map((part) => textsOf(part, known)))));
    fresh.forEach((part) => parts.add(part));
  }
  current = { texts: spoken, lang: known };
}

/** Loads other parts of the texts, from now on in every language. */
export async function need(...parts: Part[]): Promise<void> {
  await Promise.all(parts.map((part) => wanted.get(part) ?? load(part)));
}

function load(part: Part): Promise<void> {
  // Whoever shows what comes later shows no other page because of another language.
  const now = untrack(() => current);
  const coming = now ? textsOf(part, now.lang).then((texts) => void Object.assign(now.texts, texts)) : speak(settings.lang);
  wanted.set(part, coming);
  coming.catch(() => wanted.delete(part));
  return coming;
}

/** A page or a piece with the texts it needs. */
export function told<T>(loads: Promise<T>, ...parts: Part[]): Promise<T> {
  return loading(Promise.all([loads, need(...parts)]).then(([loaded]) => loaded));
}

/** A text by its id. A missing one shows its id, and a test finds it. */
export function t(id: string, values: Values = {}): string {
  const text = current?.texts[id];
  if (current && text === undefined) console.error(`no text ${id} in ${current.lang}`);
  return text === undefined ? id : fill(text, values, current?.lang ?? "en");
}

/** The language that is spoken now. */
export function spoken(): Lang | undefined {
  return current?.lang;
}

/** A text that came over the wire. */
export function say(text: FluentText): string {
  return t(text.id, Object.fromEntries(text.args));
}

/** Why something was refused; the words for that come when they are wanted first. */
export async function refusal(text: FluentText): Promise<string> {
  await need("rejects");
  return say(text);
}

/** A number in the language's form. */
export function number(value: number, digits = 0): string {
  return numeral(value, settings.lang, digits);
}

/** Words joined as the language joins a list. */
export function list(words: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(words);
}

/** The first letter large, as a sentence begins. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

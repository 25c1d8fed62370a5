/** Texts in the player's language: Fluent messages of `locales/`, loaded one language at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGS, settings, type Lang } from "./settings.svelte";
import type { FluentText } from "../wire";

type Source = () => Promise<{ default: string }>;

/** Texts by part: what the first pages say, what only games say (refusals, the coach), and what other pages say. */
const PARTS: Record<Part, Record<Lang, Source>> = {
  pages: {
    en: () => import("virtual:texts/pages/en"),
    fr: () => import("virtual:texts/pages/fr"),
    es: () => import("virtual:texts/pages/es"),
    pt: () => import("virtual:texts/pages/pt"),
  },
  play: {
    en: () => import("virtual:texts/play/en"),
    fr: () => import("virtual:texts/play/fr"),
    es: () => import("virtual:texts/play/es"),
    pt: () => import("virtual:texts/play/pt"),
  },
  more: {
    en: () => import("virtual:texts/more/en"),
    fr: () => import("virtual:texts/more/fr"),
    es: () => import("virtual:texts/more/es"),
    pt: () => import("virtual:texts/more/pt"),
  },
};

export type Part = "pages" | "play" | "more";

let current: { bundle: FluentBundle | null; lang: Lang } = $state.raw({ bundle: null, lang: "en" });
const wanted = new Set<Part>(["pages"]);
let spoken = "";

/** Loads a language; what is shown changes when it is there. */
export async function speak(lang: Lang): Promise<void> {
  const known = LANGS.includes(lang) ? lang : "en";
  const parts = [...wanted];
  const sources = await Promise.all(parts.map((part) => PARTS[part][known]()));
  const bundle = new FluentBundle(known, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source.default));
  spoken = parts.join();
  current = { bundle, lang: known };
}

/** Loads another part of the texts, from now on in every language. */
export async function need(...parts: Part[]): Promise<void> {
  parts.forEach((part) => wanted.add(part));
  if (spoken !== [...wanted].join()) await speak(settings.lang);
}

export type Args = Record<string, FluentVariable>;

/** A text by its id. A missing one shows its id, and a test finds it. */
export function t(id: string, args?: Args): string {
  const message = current.bundle?.getMessage(id);
  if (!current.bundle || !message?.value) {
    if (current.bundle) console.error(`no text ${id} in ${current.lang}`);
    return id;
  }
  return current.bundle.formatPattern(message.value, args);
}

/** A text that came over the wire. */
export function say(text: FluentText): string {
  return t(text.id, Object.fromEntries(text.args));
}

/** A number in the language's form. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** Words joined as the language joins a list. */
export function list(words: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(words);
}

/** The first letter large, as a sentence begins. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

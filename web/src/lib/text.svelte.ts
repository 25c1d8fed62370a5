/** Texts in the player's language: Fluent messages of `locales/`, loaded one language at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGS, settings, type Lang } from "./settings.svelte";
import type { FluentText } from "../wire";

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  fr: () => import("virtual:texts/fr"),
  es: () => import("virtual:texts/es"),
  pt: () => import("virtual:texts/pt"),
};

let current: { bundle: FluentBundle | null; lang: Lang } = $state.raw({ bundle: null, lang: "en" });

/** Loads a language; what is shown changes when it is there. */
export async function speak(lang: Lang): Promise<void> {
  const source = await SOURCES[LANGS.includes(lang) ? lang : "en"]();
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source.default));
  current = { bundle, lang };
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

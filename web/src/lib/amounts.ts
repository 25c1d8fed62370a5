/** Amounts in the language's form that few pages have: large ones, shares, gains. */

import { settings } from "./settings.svelte";

/** A large number with two figures that count, in words where the language has them: 3.2 million. */
export function about(value: number): string {
  return new Intl.NumberFormat(settings.lang, { maximumSignificantDigits: 2, ...(value < MILLION ? {} : { notation: "compact", compactDisplay: "long" }) }).format(value);
}

/** From here on languages count in millions, and some join what is counted with a word. */
export const MILLION = 1_000_000;

/** A share of one, in hundredths. */
export function percent(value: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent" }).format(value);
}

/** A number of one digit after the point, with its sign. */
export function signed(value: number): string {
  const format = new Intl.NumberFormat(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return format.format(value).replace("-", "−");
}

/**
 * Fills the gaps of a text. `build/texts.ts` writes Fluent's messages in this form, so that a page needs neither Fluent's parser nor its
 * resolver; a test compares what both say.
 */

/** A gap takes a value; one with forms takes the form that fits the value, by itself or by its plural. */
export type Gap = { gap: string; forms?: Record<string, Text>; otherwise?: string };
export type Text = string | (string | Gap)[];
export type Values = Record<string, string | number>;

/**
 * A number in the language's form. The browser's own way takes long to get ready, and below a thousand there is only the point to mind.
 */
export function numeral(value: number, lang: string, digits: number): string {
  if (Math.abs(value) >= 999.5) return new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  return value.toFixed(digits).replace(".", lang === "en" ? "." : ",");
}

function shown(value: string | number, lang: string): string {
  if (typeof value === "string") return value;
  return Number.isInteger(value) ? numeral(value, lang, 0) : new Intl.NumberFormat(lang).format(value);
}

const plurals = new Map<string, Intl.PluralRules>();

function pluralOf(value: number, lang: string): string {
  const rules = plurals.get(lang) ?? new Intl.PluralRules(lang);
  plurals.set(lang, rules);
  return rules.select(value);
}

function filled({ gap, forms, otherwise = "" }: Gap, values: Values, lang: string): string {
  const value = values[gap];
  if (!forms) return value === undefined ? `{$${gap}}` : shown(value, lang);
  const form = forms[String(value)] ?? (typeof value === "number" ? forms[pluralOf(value, lang)] : undefined);
  return fill(form ?? forms[otherwise] ?? "", values, lang);
}

export function fill(text: Text, values: Values, lang: string): string {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : filled(part, values, lang))).join("");
}

/** The languages there are, and the parts that texts are loaded in. */

export const LANGS = ["en", "fr", "es", "pt"] as const;
export type Lang = (typeof LANGS)[number];

/** Whole files of `locales/`, for texts whose ids come over the wire. */
export const FILES = ["rejects", "coach", "games"] as const;

/** The module of a page, or of a piece that comes later than its page: it has the texts that it and what it imports name. */
type Module = `${"pages" | "pieces" | "together" | "official" | "people" | "party"}/${string}`;

export type Part = "main" | Module | (typeof FILES)[number];

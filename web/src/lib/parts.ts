/** The languages there are, and the parts that texts are loaded in. */

export const LANGS = ["en", "fr", "es", "pt"] as const;
export type Lang = (typeof LANGS)[number];

/** Pages, and pieces that come later than their page. Each has the texts that its source and what it imports name. */
export const PARTS = [
  "main",
  "About",
  "Archive",
  "Assist",
  "Board",
  "Custom",
  "Front",
  "Games",
  "HowTo",
  "NotFound",
  "Numble",
  "NumbleResult",
  "Playing",
  "Race",
  "Result",
  "Reversed",
  "Review",
  "Rival",
  "Room",
  "Rooms",
  "Settings",
  "Statistics",
] as const;

/** Whole files of `locales/`, for texts that come over the wire by their ids. */
export const FILES = ["rejects", "coach"] as const;

export type Part = (typeof PARTS)[number] | (typeof FILES)[number];

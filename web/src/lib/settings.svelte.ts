/** What a player has chosen, kept on this device. */

import type { Lang } from "./parts";

export type Theme = "system" | "light" | "dark" | "contrast";
export type Palette = "house" | "okabe" | "ink";
export type Label = "letter" | "number" | "none";
export type Tiles = "green" | "orange";

export type Settings = {
  lang: Lang;
  theme: Theme;
  palette: Palette;
  label: Label;
  tiles: Tiles;
  motion: "system" | "reduce" | "full";
  sound: boolean;
  volume: number;
  ambient: boolean;
  zen: boolean;
  hard: boolean;
  /** Whether a question mark leads to how to play. */
  help: boolean;
  /** Commands by name, each with the `code` of its key. */
  keys: Record<string, string>;
};

const KEY = "cluehouse.settings";

const DEFAULTS: Settings = {
  lang: (document.documentElement.lang as Lang) || "en",
  theme: "system",
  palette: "house",
  label: "letter",
  tiles: "green",
  motion: "system",
  sound: false,
  volume: 0.5,
  ambient: true,
  zen: false,
  hard: false,
  help: true,
  keys: {},
};

function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...DEFAULTS, ...kept };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(load());

/** Changes something, keeps it, and shows it at once. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
}

/** Puts the choices on the page's root, where the styles look for them. */
export function apply(): void {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset["theme"] = settings.theme === "system" ? (dark ? "dark" : "light") : settings.theme;
  root.dataset["palette"] = settings.palette;
  // Few choose other colours, and they come when they are chosen.
  if (settings.palette !== "house" || settings.tiles !== DEFAULTS.tiles) void import("../styles/palettes.css");
  root.dataset["tiles"] = settings.tiles;
  root.dataset["motion"] = settings.motion;
  root.lang = settings.lang;
}

/** Follows the system while the player has not chosen. */
export function followSystem(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
}

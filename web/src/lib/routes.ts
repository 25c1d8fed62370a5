/** The addresses that are pages. The server answers any other with 404; a part that begins with a colon may be anything, but a day must be
    one whose puzzle there is. */
export const ROUTES = [
  "/",
  "/games",
  "/play/:game",
  "/play/:game/reversed",
  "/numble",
  "/numble/archive",
  "/numble/unlimited",
  "/numble/:day",
  "/sketch",
  "/review/:id",
  "/rooms",
  "/room/:code",
  "/screen/:code",
  "/official/:code",
  "/packs",
  "/races",
  "/races/:id",
  "/replay/:id",
  "/boards",
  "/boards/:game/:preset",
  "/me",
  "/login",
  "/statistics",
  "/settings",
  "/how-to-play",
  "/about",
] as const;

export type Route = (typeof ROUTES)[number];

export type Match = { route: Route; params: Record<string, string> };

/** Which page an address is. Fixed parts count before those that may be anything. */
export function match(path: string): Match | null {
  const parts = split(path);
  const fits = ROUTES.map((route) => ({ route, params: fit(split(route), parts) }));
  const found = fits.filter((one): one is Match => one.params !== null);
  found.sort((a, b) => a.route.split(":").length - b.route.split(":").length);
  return found[0] ?? null;
}

function split(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function fit(route: string[], parts: string[]): Record<string, string> | null {
  if (route.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of route.entries()) {
    const given = parts[index] ?? "";
    const said = part.startsWith(":") ? read(given) : null;
    if (said === null && part !== given) return null;
    if (said !== null) params[part.slice(1)] = said;
  }
  return params;
}

/** What a part of an address says; nothing where its signs are no text. */
function read(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** A room's code, of what somebody typed. */
export function codeOf(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, "").toUpperCase();
}

/** What this device remembers of rooms: the name one used last, and where one is in already. */

import { read, write } from "../lib/local";

const NAME = "cluehouse.name";
const ROOMS = "cluehouse.rooms";
const MOST = 12;
/** So many people can do without numbers behind their stars. */
const FEW = 6;

/** Stars and constellations: called the same in every language of the house. */
const STARS = [
  "Adhara", "Aldebaran", "Altair", "Antares", "Aquila", "Arcturus", "Bellatrix", "Canopus", "Capella", "Castor",
  "Cygnus", "Deneb", "Electra", "Fomalhaut", "Hadar", "Hydra", "Lyra", "Maia", "Mimosa", "Mira",
  "Mizar", "Naos", "Orion", "Pavo", "Phoenix", "Pollux", "Procyon", "Regulus", "Rigel", "Shaula",
  "Sirius", "Spica", "Vega", "Vela",
];

type Rooms = Record<string, { name: string; watch: boolean; at: number }>;

/** A name nobody has to think of, and that hardly anybody has among so many people. */
export function anyName(people = 0): string {
  const [star = 0, more = 0] = crypto.getRandomValues(new Uint32Array(2));
  const name = STARS[star % STARS.length] ?? "Vega";
  return people < FEW ? name : `${name} ${2 + (more % 98)}`;
}

export function lastName(): string | null {
  return read<string | null>(NAME, null);
}

/** How one came into a room before, where one is in still. */
export function cameAs(code: string): { name: string; watch: boolean } | null {
  return read<Rooms>(ROOMS, {})[code] ?? null;
}

export function cameIn(code: string, name: string, watch: boolean): void {
  write(NAME, name);
  const rooms = Object.entries({ ...read<Rooms>(ROOMS, {}), [code]: { name, watch, at: Date.now() } });
  rooms.sort(([, a], [, b]) => b.at - a.at);
  write(ROOMS, Object.fromEntries(rooms.slice(0, MOST)));
}

export function wentOut(code: string): void {
  const { [code]: _, ...rooms } = read<Rooms>(ROOMS, {});
  write(ROOMS, rooms);
}

/** Where a room is, for a link or a QR code. */
export function addressOf(code: string): string {
  return `${location.origin}/room/${code}`;
}

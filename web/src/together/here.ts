/** Names for rooms, and where a room is. */

import { read } from "../lib/local";
import { NAME } from "../lib/been";

/** So many people can do without numbers behind their stars. */
const FEW = 6;

/** Stars and constellations: called the same in every language of the house. */
const STARS = [
  "Adhara", "Aldebaran", "Altair", "Antares", "Aquila", "Arcturus", "Bellatrix", "Canopus", "Capella", "Castor",
  "Cygnus", "Deneb", "Electra", "Fomalhaut", "Hadar", "Hydra", "Lyra", "Maia", "Mimosa", "Mira",
  "Mizar", "Naos", "Orion", "Pavo", "Phoenix", "Pollux", "Procyon", "Regulus", "Rigel", "Shaula",
  "Sirius", "Spica", "Vega", "Vela",
];

/** A name nobody has to think of, and that hardly anybody has among so many people. */
export function anyName(people = 0): string {
  const [star = 0, more = 0] = crypto.getRandomValues(new Uint32Array(2));
  const name = STARS[star % STARS.length] ?? "Vega";
  return people < FEW ? name : `${name} ${2 + (more % 98)}`;
}

export function lastName(): string | null {
  return read<string | null>(NAME, null);
}

/** Whether this address is no use on any other device. */
export const onlyHere = /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** Where a room is, for a link or a QR code. */
export function addressOf(code: string): string {
  return `${location.origin}/room/${code}`;
}

/** What people and bots are called on the page. */

import { t } from "../lib/text.svelte";
import type { MemberView, RoomView, SeatOwner } from "../wire";

/** A bot is called by how it plays; a second one of a kind keeps its number. */
function botName(id: string, name: string): string {
  const number = /\d+$/.exec(name)?.[0];
  return [t(`bot-name-${id}`), number].filter(Boolean).join(" ");
}

export function memberName(member: MemberView): string {
  return member.kind.t === "bot" ? botName(member.kind.d, member.name) : member.name;
}

export function seatName(owner: SeatOwner | undefined): string {
  if (!owner) return "";
  return owner.bot !== null && owner.name.startsWith(owner.bot) ? botName(owner.bot, owner.name) : owner.name;
}

/** A letter for everybody at a table; two where others begin with the same one. */
export function shortNames(names: string[]): string[] {
  return names.map((name, index) => {
    const letters = [...name];
    const [first = ""] = letters;
    const alike = names.filter((other, at) => at !== index && other.toLowerCase().startsWith(first.toLowerCase()));
    if (alike.length === 0) return first;
    const own = letters.find((letter, at) => at > 0 && letter !== " " && alike.every((other) => [...other][at] !== letter));
    return first + (own ?? String(index + 1));
  });
}

/** How many people play, and how many of them are ready; who hosts is. */
export function readiness(room: RoomView | null): { ready: number; all: number } {
  const people = room?.members.filter((member) => member.plays && member.kind.t === "person") ?? [];
  return { ready: people.filter((member) => member.ready || member.id === room?.host).length, all: people.length };
}

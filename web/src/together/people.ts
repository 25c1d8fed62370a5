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
  const first = names.map((name) => ([...name][0] ?? "").toUpperCase());
  const two = names.map((name, index) => {
    const alike = names.filter((_, at) => at !== index && first[at] === first[index]);
    const own = [...name].find((letter, at) => at > 0 && letter !== " " && alike.every((other) => [...other][at] !== letter));
    return alike.length === 0 ? first[index] : `${first[index]}${own ?? index + 1}`;
  });
  return two.map((short, index) => (two.indexOf(short) === two.lastIndexOf(short) ? (short ?? "") : `${first[index]}${index + 1}`));
}

/** How many people play, and how many of them are ready; who hosts is. */
export function readiness(room: RoomView | null): { ready: number; all: number } {
  const people = room?.members.filter((member) => member.plays && member.kind.t === "person") ?? [];
  return { ready: people.filter((member) => member.ready || member.id === room?.host).length, all: people.length };
}

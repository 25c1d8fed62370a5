/** Whether a drawing may be seen: the host can hide it, and a class sees it on the big screen once the host has looked. */

import type { Curtain, PictionaryView, Play, RoomView } from "../../wire";

/** What the host has decided about the drawing of this turn, where they have. */
export function curtainOf({ curtain }: RoomView, { game, view }: Play<PictionaryView>): Curtain | null {
  const same = curtain?.game === game && curtain.round === view.progress.round && curtain.seat === view.game.turn?.drawer;
  return curtain && same ? curtain : null;
}

export function mayShow(room: RoomView, play: Play<PictionaryView>, onScreen: boolean): boolean {
  const curtain = curtainOf(room, play);
  return curtain ? !curtain.drawn : !(onScreen && room.house.class);
}

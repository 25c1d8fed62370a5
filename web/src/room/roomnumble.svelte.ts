/** A Numble in a room: the same board, with others at the table. */

import { keepBegun } from "../lib/begun";
import { t } from "../lib/text.svelte";
import { waitsOf } from "../together/lines";
import type { AnyPlay, FluentText, NumbleAction } from "../wire";
import { NumblePlay } from "./numbleplay.svelte";
import type { Remote } from "./remote.svelte";

/** The board of the page, for what is begun on it. */
let current: RoomNumble | null = null;
keepBegun("room-numble", () => current?.desk ?? null);

export class RoomNumble extends NumblePlay {
  constructor(private readonly remote: Remote) {
    super();
    this.takeUp("room-numble", remote.round);
    current = this;
  }

  get play(): AnyPlay | null {
    return this.remote.play;
  }

  override get done(): boolean {
    const line = this.view?.lines[this.seat];
    return this.play?.d.view.progress.phase !== "playing" || this.view?.you === null || line?.status !== "guessing";
  }

  override get waits(): string {
    return waitsOf(this.remote);
  }

  override get blocked(): string | null {
    if (this.remote.paused) return t("room-is-paused");
    return this.remote.waiting > 0 && this.remote.link === "lost" ? t("room-guess-waits") : null;
  }

  protected act(action: NumbleAction): Promise<FluentText | null> {
    const play = this.remote.play?.d;
    return this.remote.ask({ t: "act", d: { game: play?.game ?? 1, round: play?.view.progress.round ?? 1, action: { t: "numble", d: action } } });
  }

  giveUp(): Promise<FluentText | null> {
    return this.act({ t: "give_up" });
  }
}

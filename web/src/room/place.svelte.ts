/** Where a game for one is played: its match begins with the first thing that is done, and another may take its place. */

import type { AnyAction, FluentText } from "../wire";
import { Away, reason } from "./away";
import type { Glimpse, Table } from "./table.svelte";

export class Place {
  /** The match that is shown. */
  table: Table | null = $state.raw(null);
  private trouble: string | null = $state(null);
  /** What was left is there and cannot be read, at least by this version. */
  unreadable = $state(false);
  /** The match that is played here, shown or not yet; who comes while it is on its way waits for it. */
  private coming: Promise<Table | null> | null = null;

  constructor(private readonly open: () => Promise<Table>) {}

  /** Why nothing can be played. */
  get failure(): string | null {
    return this.trouble ?? this.table?.lost ?? null;
  }

  /** Goes on with what was left, where there is something. What cannot be read is left as it is: another version may read it. */
  async resume(restore: () => Promise<Table | null>): Promise<boolean> {
    this.coming ??= this.bring(restore);
    return this.show(this.coming);
  }

  /** Makes room for another try. */
  async clear(): Promise<void> {
    const left = this.failure === null ? null : this.leave();
    [this.trouble, this.unreadable] = [null, false];
    await left;
  }

  /** Begins the match, so that a clock runs from now on. */
  async start(): Promise<void> {
    await this.show(this.begun());
  }

  async act(action: AnyAction, first?: Glimpse): Promise<FluentText | null> {
    const coming = this.begun();
    const table = await coming;
    // What was left came to nothing: then it is done in a new match.
    if (!table) return this.trouble === null ? this.act(action, first) : null;
    try {
      const refused = await table.act(action, first);
      // A match is shown with its first guess, so that the page is drawn anew once.
      await this.show(coming);
      return refused;
    } catch (why) {
      // The match was lost with its thread; what was kept of it is not.
      if (coming === this.coming) this.trouble = reason(why);
      await this.leave(coming);
      return null;
    }
  }

  /** The match is given up without a word. */
  async leave(match: Promise<Table | null> | null = this.coming): Promise<void> {
    if (match === this.coming) [this.coming, this.table] = [null, null];
    (await match)?.close();
  }

  /** It is given up as soon as may be: whoever works out what is shown may change nothing meanwhile. */
  retire(): void {
    void Promise.resolve().then(() => this.leave());
  }

  /** Whoever is quick asks for it twice and gets the same. */
  private begun(): Promise<Table | null> {
    this.coming ??= this.bring(this.open);
    return this.coming;
  }

  private bring(from: () => Promise<Table | null>): Promise<Table | null> {
    const coming = from()
      .catch((why: unknown) => {
        if (coming === this.coming) [this.trouble, this.unreadable] = [reason(why), from !== this.open && !(why instanceof Away)];
        return null;
      })
      .then((table) => {
        if (!table && coming === this.coming) this.coming = null;
        return table;
      });
    return coming;
  }

  /** Unless another has taken its place by now. */
  private async show(coming: Promise<Table | null>): Promise<boolean> {
    const table = await coming;
    if (coming === this.coming) this.table = table;
    return table !== null;
  }
}

/** Makes something that outlives the page which asked for it: what it derives would end with that page. */
export function lasting<T>(make: () => T): T {
  const made: T[] = [];
  $effect.root(() => void made.push(make()));
  return made[0] as T;
}

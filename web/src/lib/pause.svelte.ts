/** A moment to look at what has just come: whoever presses a key once too often did not mean what stands there now. */

import { tick } from "svelte";

export const MOMENT = 700;

export class Pause {
  over = $state(false);

  /** The heading takes the focus, so that it is read out, and one that does not show takes none; a moment later what one can do next, unless one
   * has gone elsewhere. */
  begin(head: HTMLElement | undefined, next: () => HTMLElement | undefined): () => void {
    head?.focus({ preventScroll: true });
    const timer = setTimeout(async () => {
      this.over = true;
      await tick();
      if (head && document.activeElement === head) next()?.focus({ preventScroll: true });
    }, MOMENT);
    return () => clearTimeout(timer);
  }
}

/** Whole seconds until a time of the page's clock, as a page shows them; the last ten tick. */

import { sound } from "./sound";

const BEAT = 250;

/** To be called while a component is set up; ends with it. */
export function secondsTo(until: () => number | null): { readonly left: number | null } {
  let left: number | null = $state(null);
  let ticked = 0;
  const look = (): void => {
    const at = until();
    left = at === null ? null : Math.max(0, Math.ceil((at - performance.now()) / 1000));
    if (left === null || left > 10 || left === ticked) return;
    ticked = left;
    sound.tick();
  };
  $effect(() => {
    look();
    const beat = setInterval(look, BEAT);
    return () => clearInterval(beat);
  });
  return {
    get left() {
      return left;
    },
  };
}

/** Minutes and seconds. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Dragging a piece to a place by finger, pen or mouse. A press that does not move stays a press, unless it is long and there is something to do then. */

import type { Attachment } from "svelte/attachments";

/** What is dragged: a symbol, and the place it comes from where it stands in a row already. */
export type Dragged = { symbol: number; from: number | null };

const DROPPED = "dropped";

/** How far a press may tremble, in pixels. */
const TREMBLE = 8;

/** How long a press is long, in milliseconds. */
const LONG = 500;

/** A place where something can be dropped. */
export function place(ondrop: (dragged: Dragged) => void): Attachment<HTMLElement> {
  return (node) => {
    const hear = (event: Event): void => ondrop((event as CustomEvent<Dragged>).detail);
    node.dataset["place"] = "";
    node.addEventListener(DROPPED, hear);
    return () => node.removeEventListener(DROPPED, hear);
  };
}

function placeAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-place]") ?? null;
}

/** A copy of what is dragged, which goes along with the pointer. */
function ghostOf(drawing: HTMLElement): HTMLElement {
  const { width, height } = drawing.getBoundingClientRect();
  const ghost = drawing.cloneNode(true) as HTMLElement;
  const size = { width: `${width}px`, height: `${height}px`, left: `${-width / 2}px`, top: `${-height / 2}px` };
  Object.assign(ghost.style, size, { position: "fixed", zIndex: "30", pointerEvents: "none", animation: "none" });
  document.body.append(ghost);
  return ghost;
}

/** Lets an element be dragged by the drawing in it, which has `data-piece`. */
export function drag(what: () => Dragged | null, onlong?: () => void): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;
    let long: ReturnType<typeof setTimeout> | undefined;
    /** The press was something else already. */
    let done = false;
    const end = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      node.addEventListener(type, hear, { capture, passive: false, signal: end.signal });

    const mark = (now: HTMLElement | null): void => {
      delete over?.dataset["over"];
      if (now) now.dataset["over"] = "";
      over = now;
    };

    const rest = (): void => {
      clearTimeout(long);
      ghost?.remove();
      mark(null);
      [start, ghost] = [null, null];
    };

    listen("pointerdown", (event) => {
      if (event.button !== 0 || !what()) return;
      start = { x: event.clientX, y: event.clientY };
      // A finger stays with what it touched by itself.
      if (event.pointerType === "mouse") node.setPointerCapture(event.pointerId);
      done = false;
      if (onlong) {
        long = setTimeout(() => {
          rest();
          done = true;
          onlong();
        }, LONG);
      }
    });
    listen("pointermove", (event) => {
      if (!start) return;
      const drawing = node.querySelector<HTMLElement>("[data-piece]");
      if (!ghost && drawing && Math.hypot(event.clientX - start.x, event.clientY - start.y) > TREMBLE) {
        clearTimeout(long);
        ghost = ghostOf(drawing);
      }
      if (!ghost) return;
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
      mark(placeAt(event));
    });
    listen("pointerup", (event) => {
      const [dragged, target] = [what(), ghost && placeAt(event)];
      done ||= ghost !== null;
      setTimeout(() => (done = false));
      rest();
      if (target && dragged) target.dispatchEvent(new CustomEvent<Dragged>(DROPPED, { detail: dragged }));
    });
    listen("pointercancel", rest);
    // A finger that drags does not scroll, nor throw the page.
    listen("touchmove", (event) => ghost && event.preventDefault());
    // What was dragged, or pressed for long, is not pressed too.
    listen("click", (event) => done && event.stopImmediatePropagation(), true);
    if (onlong) listen("contextmenu", (event) => event.preventDefault());
    return () => {
      rest();
      end.abort();
    };
  };
}

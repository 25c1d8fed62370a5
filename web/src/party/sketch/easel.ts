/** Shows a drawing on a canvas, and draws no more than what is new in it. */

import type { PictionaryMark } from "../../wire";
import { HEIGHT, Raster, WIDTH } from "./raster";
import { read } from "./points";

export class Easel {
  private readonly raster = new Raster();
  private shown: PictionaryMark[] = [];

  show(marks: PictionaryMark[], on: CanvasRenderingContext2D | null): void {
    const { shown, raster } = this;
    const same = marks.findIndex((mark, place) => !isSame(mark, shown[place]));
    const kept = same < 0 ? marks.length : same;
    const next = marks[kept];
    const more = shown.length === kept + 1 && next ? goesOn(next, shown[kept]) : null;
    if (more) {
      raster.stroke(more.colour, more.size, more.points.slice(more.known), more.points[more.known - 1]);
    } else if (kept < shown.length) {
      raster.clear();
      marks.slice(0, kept).forEach((mark) => raster.mark(mark));
    }
    marks.slice(more ? kept + 1 : kept).forEach((mark) => raster.mark(mark));
    this.shown = marks;
    if (on) raster.put(on);
  }
}

function isSame(mark: PictionaryMark, other: PictionaryMark | undefined): boolean {
  if (mark === other) return true;
  if (mark.t === "fill") return other?.t === "fill" && mark.d.colour === other.d.colour && mark.d.x === other.d.x && mark.d.y === other.d.y;
  return other?.t === "stroke" && mark.d.colour === other.d.colour && mark.d.size === other.d.size && mark.d.points === other.d.points;
}

/** A stroke that was shown before and has become longer. */
function goesOn(mark: PictionaryMark, before: PictionaryMark | undefined): { colour: number; size: number; points: ReturnType<typeof read>; known: number } | null {
  if (mark.t !== "stroke" || before?.t !== "stroke" || mark.d.colour !== before.d.colour || mark.d.size !== before.d.size) return null;
  if (!mark.d.points.startsWith(before.d.points)) return null;
  return { ...mark.d, points: read(mark.d.points), known: read(before.d.points).length };
}

/** A drawing as a picture of its own; smaller than the canvas where a width is given. */
export function pictured(marks: PictionaryMark[], canvas: HTMLCanvasElement, width = WIDTH): void {
  const whole = width === WIDTH ? canvas : document.createElement("canvas");
  [whole.width, whole.height] = [WIDTH, HEIGHT];
  new Easel().show(marks, whole.getContext("2d"));
  if (whole === canvas) return;
  [canvas.width, canvas.height] = [width, Math.round((width * HEIGHT) / WIDTH)];
  const on = canvas.getContext("2d");
  if (!on) return;
  on.imageSmoothingQuality = "high";
  on.drawImage(whole, 0, 0, canvas.width, canvas.height);
}

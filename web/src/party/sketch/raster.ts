/**
 * A drawing as cells of one colour each, one for every unit of the canvas. It is worked out with whole numbers and nothing is smoothed, so
 * that every screen has the same cells and an area is filled up to the same edge everywhere; a screen smooths what it shows.
 */

import type { PictionaryMark } from "../../wire";
import { BRUSHES, COLOURS, WHITE } from "./palette";
import { read, type Point } from "./points";

export const WIDTH = 1600;
export const HEIGHT = 900;

/** The cells that changed: from the first to before the last. */
type Box = { left: number; top: number; right: number; bottom: number };
const WHOLE: Box = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

const BYTES = new Uint8ClampedArray(COLOURS.flatMap(({ hex }) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).concat(255)));
const PIXELS = new Uint32Array(BYTES.buffer);

/** Half the width of each row of a brush, from its middle row on. */
const DISCS = BRUSHES.map((width) => {
  const radius = width / 2;
  return Array.from({ length: Math.floor(radius) + 1 }, (_, row) => Math.floor(Math.sqrt(radius * radius - row * row)));
});

export class Raster {
  private readonly cells = new Uint8Array(WIDTH * HEIGHT).fill(WHITE);
  private readonly from = new Int16Array(HEIGHT);
  private readonly to = new Int16Array(HEIGHT);
  private changed: Box | null = WHOLE;
  private shownOn: CanvasRenderingContext2D | null = null;

  clear(): void {
    this.cells.fill(WHITE);
    this.touch(0, 0, WIDTH, HEIGHT);
  }

  mark(mark: PictionaryMark): void {
    if (mark.t === "fill") this.fill(mark.d.colour, mark.d.x, mark.d.y);
    else this.stroke(mark.d.colour, mark.d.size, read(mark.d.points));
  }

  /** Draws along the points, from one that was drawn before where there is one. */
  stroke(colour: number, size: number, points: Point[], before?: Point): void {
    let last = before;
    for (const point of points) {
      this.line(colour, DISCS[size] ?? [], last ?? point, point);
      last = point;
    }
  }

  /** A brush drawn from one point to another covers one stretch of each row. */
  private line(colour: number, disc: number[], [x0, y0]: Point, [x1, y1]: Point): void {
    const reach = disc.length - 1;
    const top = Math.max(0, Math.min(y0, y1) - reach);
    const bottom = Math.min(HEIGHT, Math.max(y0, y1) + reach + 1);
    this.from.fill(WIDTH, top, bottom);
    this.to.fill(-1, top, bottom);
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
    for (let step = 0; step <= steps; step += 1) {
      const x = x0 + Math.round(((x1 - x0) * step) / steps);
      const y = y0 + Math.round(((y1 - y0) * step) / steps);
      for (let row = Math.max(-reach, top - y); row <= reach && y + row < bottom; row += 1) {
        const half = disc[Math.abs(row)] ?? 0;
        if (x - half < (this.from[y + row] ?? 0)) this.from[y + row] = x - half;
        if (x + half > (this.to[y + row] ?? 0)) this.to[y + row] = x + half;
      }
    }
    for (let y = top; y < bottom; y += 1) {
      const left = Math.max(0, this.from[y] ?? 0);
      const right = Math.min(WIDTH, (this.to[y] ?? 0) + 1);
      if (left < right) this.cells.fill(colour, y * WIDTH + left, y * WIDTH + right);
    }
    const wide = disc[0] ?? 0;
    this.touch(Math.min(x0, x1) - wide, top, Math.max(x0, x1) + wide + 1, bottom);
  }

  /** Fills everything of one colour that hangs together around a point, row by row. */
  fill(colour: number, x: number, y: number): void {
    const { cells } = this;
    const old = cells[y * WIDTH + x];
    if (old === undefined || old === colour) return;
    const seeds = [y * WIDTH + x];
    for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) {
      if (cells[seed] !== old) continue;
      const row = seed - (seed % WIDTH);
      let left = seed;
      let right = seed + 1;
      while (left > row && cells[left - 1] === old) left -= 1;
      while (right < row + WIDTH && cells[right] === old) right += 1;
      cells.fill(colour, left, right);
      this.touch(left - row, row / WIDTH, right - row, row / WIDTH + 1);
      for (const beside of [-WIDTH, WIDTH]) {
        for (let at = left + beside, inside = false; at < right + beside; at += 1) {
          const fits = cells[at] === old;
          if (fits && !inside) seeds.push(at);
          inside = fits;
        }
      }
    }
  }

  private touch(left: number, top: number, right: number, bottom: number): void {
    const { changed } = this;
    this.changed = {
      left: Math.max(0, Math.min(left, changed?.left ?? left)),
      top: Math.max(0, Math.min(top, changed?.top ?? top)),
      right: Math.min(WIDTH, Math.max(right, changed?.right ?? right)),
      bottom: Math.min(HEIGHT, Math.max(bottom, changed?.bottom ?? bottom)),
    };
  }

  /** Puts what has changed since the last time on a canvas of the same size; everything where it is another canvas than then. */
  put(on: CanvasRenderingContext2D): void {
    const box = on === this.shownOn ? this.changed : WHOLE;
    this.shownOn = on;
    this.changed = null;
    if (!box || box.left >= box.right || box.top >= box.bottom) return;
    const image = on.createImageData(box.right - box.left, box.bottom - box.top);
    const pixels = new Uint32Array(image.data.buffer);
    let at = 0;
    for (let y = box.top; y < box.bottom; y += 1) {
      for (let x = box.left; x < box.right; x += 1) pixels[at++] = PIXELS[this.cells[y * WIDTH + x] ?? WHITE] ?? 0;
    }
    on.putImageData(image, box.left, box.top);
  }
}

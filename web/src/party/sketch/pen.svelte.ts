/**
 * The drawer's hand: what it does is seen at once and sent in batches. Until all of it was heard back, what one has drawn is what one
 * sees; then what the room knows counts, so that nothing is drawn twice and what was refused goes away.
 */

import type { PictionaryDraw, PictionaryMark } from "../../wire";
import { drawn } from "../hear";
import { WHITE, type Tool } from "./palette";
import { write, type Point } from "./points";
import { HEIGHT, WIDTH } from "./raster";

/** At most so many batches a second, each of so many points. */
const EVERY = 50;
const MOST_POINTS = 256;
/** The room remembers the answers to more. */
const MOST_ON_THE_WAY = 16;
/** Shorter steps than this nobody sees. */
const STEP = 2;

export class Pen {
  tool: Tool = $state("pencil");
  colour = $state(0);
  size = $state(1);
  marks: PictionaryMark[] = $state.raw([]);
  private known: PictionaryMark[] = [];
  private onTheWay = 0;
  /** The points that were not sent yet, and what they belong to. */
  private points: Point[] = [];
  private stroke: { colour: number; size: number; last: Point; sent: boolean } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (draw: PictionaryDraw) => Promise<unknown>) {}

  /** What the room knows of the drawing. */
  hear(marks: PictionaryMark[]): void {
    this.known = marks;
    this.agree();
  }

  private agree(): void {
    if (this.onTheWay === 0 && !this.stroke && this.points.length === 0) this.marks = this.known;
  }

  down(at: Point): void {
    const point = within(at);
    if (this.tool === "fill") {
      this.step({ t: "fill", d: { colour: this.colour, x: point[0], y: point[1] } });
      return;
    }
    this.flush();
    const colour = this.tool === "eraser" ? WHITE : this.colour;
    this.stroke = { colour, size: this.size, last: point, sent: false };
    this.points = [point];
    this.marks = drawn(this.marks, { t: "stroke", d: { colour, size: this.size, points: write([point]) } });
    this.soon();
  }

  move(places: Point[]): void {
    if (!this.stroke) return;
    const more: Point[] = [];
    for (const place of places) {
      const point = within(place);
      const [x, y] = this.stroke.last;
      if (Math.hypot(point[0] - x, point[1] - y) < STEP) continue;
      this.stroke.last = point;
      more.push(point);
    }
    if (more.length === 0) return;
    this.points.push(...more);
    this.marks = drawn(this.marks, { t: "extend", d: { points: write(more) } });
    this.soon();
  }

  up(): void {
    this.flush();
    this.stroke = null;
    this.agree();
  }

  undo(): void {
    if (this.marks.length > 0) this.step({ t: "undo" });
  }

  clear(): void {
    if (this.marks.length > 0) this.step({ t: "clear" });
  }

  private step(draw: PictionaryDraw): void {
    this.flush();
    this.stroke = null;
    this.marks = drawn(this.marks, draw);
    void this.go(draw);
  }

  private soon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      // Where answers are slow, batches become larger instead of more.
      if (this.onTheWay < MOST_ON_THE_WAY || this.points.length > MOST_POINTS) this.flush();
      else this.soon();
    }, EVERY);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { stroke } = this;
    for (; stroke && this.points.length > 0; stroke.sent = true) {
      const points = write(this.points.splice(0, MOST_POINTS));
      void this.go(stroke.sent ? { t: "extend", d: { points } } : { t: "stroke", d: { colour: stroke.colour, size: stroke.size, points } });
    }
  }

  private async go(draw: PictionaryDraw): Promise<void> {
    this.onTheWay += 1;
    await this.send(draw);
    this.onTheWay -= 1;
    this.agree();
  }
}

function within([x, y]: Point): Point {
  return [Math.max(0, Math.min(WIDTH - 1, Math.round(x))), Math.max(0, Math.min(HEIGHT - 1, Math.round(y)))];
}

/**
 * The points of a stroke, written small: each as its step from the one before. A step is one number for x and one for y, zigzag coded and
 * cut into groups of five bits, lowest first; each group is a character of base64url, its sixth bit saying that more follow.
 */

import type { PictionaryPoints } from "../../wire";

export type Point = [x: number, y: number];

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MORE = 32;

export function write(points: Point[], from: Point = [0, 0]): PictionaryPoints {
  let text = "";
  let [lastX, lastY] = from;
  for (const [x, y] of points) {
    text += step(x - lastX) + step(y - lastY);
    [lastX, lastY] = [x, y];
  }
  return text;
}

function step(by: number): string {
  let code = by < 0 ? -2 * by - 1 : 2 * by;
  let text = "";
  for (; code >= MORE; code = Math.floor(code / MORE)) text += ALPHABET[(code % MORE) + MORE];
  return text + ALPHABET[code];
}

export function read(text: PictionaryPoints): Point[] {
  const steps: number[] = [];
  let code = 0;
  let shift = 0;
  for (const character of text) {
    const group = ALPHABET.indexOf(character);
    code |= (group % MORE) << shift;
    shift += 5;
    if (group >= MORE) continue;
    steps.push(code & 1 ? -((code + 1) >> 1) : code >> 1);
    [code, shift] = [0, 0];
  }
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

/** A stroke and how it goes on, as one. */
export function joined(points: PictionaryPoints, more: PictionaryPoints): PictionaryPoints {
  const last = read(points).at(-1);
  return last ? points + write(read(more), last) : more;
}

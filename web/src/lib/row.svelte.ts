/** The row that is being filled: places, a cursor, pegs that are held for the next guess, and what can be undone. */

import type { BoardCommand } from "./keys";

/** What is in a row, and which of its pegs stay for the next guess. */
export type Filled = { places: (number | null)[]; held: boolean[] };

type Before = Filled & { cursor: number };

/** Two places with the same symbol. */
export type Repeat = { first: number; again: number };

export class Row {
  places: (number | null)[] = $state([]);
  cursor = $state(0);
  held: boolean[] = $state([]);
  private past: Before[] = [];

  constructor(length: number) {
    this.places = Array<null>(length).fill(null);
    this.held = Array<boolean>(length).fill(false);
  }

  get length(): number {
    return this.places.length;
  }

  get empty(): number {
    return this.places.filter((place) => place === null).length;
  }

  /** Something was put here; what was taken up stood here before. */
  get begun(): boolean {
    return this.empty < this.length && this.past.length > 0;
  }

  /** The first symbol that stands twice. */
  repeat(): Repeat | null {
    for (const [again, symbol] of this.places.entries()) {
      const first = this.places.indexOf(symbol);
      if (symbol !== null && first < again) return { first, again };
    }
    return null;
  }

  private note(): void {
    this.past.push({ places: [...this.places], held: [...this.held], cursor: this.cursor });
    if (this.past.length > 100) this.past.shift();
  }

  /** Puts a symbol where the cursor is and steps on to the next empty place. */
  put(symbol: number): void {
    this.set(this.cursor, symbol);
    this.step();
  }

  set(place: number, symbol: number | null): void {
    if (this.places[place] === symbol) return;
    this.note();
    this.places[place] = symbol;
    if (symbol === null) this.held[place] = false;
  }

  private step(): void {
    const places = Array.from({ length: this.length }, (_, ahead) => (this.cursor + 1 + ahead) % this.length);
    const next = places.find((place) => this.places[place] === null);
    if (next !== undefined) this.cursor = next;
    else if (this.cursor < this.length - 1) this.cursor += 1;
  }

  move(by: number): void {
    this.cursor = Math.min(this.length - 1, Math.max(0, this.cursor + by));
  }

  /** The next or previous symbol in this place. */
  turn(by: number, symbols: number): void {
    const now = this.places[this.cursor];
    const next = now === null || now === undefined ? (by > 0 ? 0 : symbols - 1) : (now + by + symbols) % symbols;
    this.set(this.cursor, next);
  }

  back(): void {
    if (this.places[this.cursor] === null) this.move(-1);
    this.set(this.cursor, null);
  }

  clear(): void {
    if (this.empty === this.length) return;
    this.note();
    this.places = this.places.map(() => null);
    this.held = this.held.map(() => false);
    this.cursor = 0;
  }

  copy(row: readonly number[]): void {
    this.note();
    this.places = [...row];
    this.cursor = 0;
  }

  /** Goes on with a row that was begun, unless it is of another board or one has begun anew. */
  take({ places, held }: Filled, symbols: number): boolean {
    if (places.length !== this.length || places.some((symbol) => (symbol ?? 0) >= symbols) || this.empty < this.length) return false;
    [this.places, this.held] = [places, held];
    this.cursor = Math.max(0, places.indexOf(null));
    return true;
  }

  /** Fills every empty place with a symbol. */
  fill(symbol: number): void {
    this.note();
    this.places = this.places.map((place) => place ?? symbol);
  }

  hold(place: number): void {
    if (this.places[place] !== null) this.held[place] = !this.held[place];
  }

  swap(from: number, to: number): void {
    if (from === to) return;
    this.note();
    const [a, b] = [this.places[from] ?? null, this.places[to] ?? null];
    this.places[from] = b;
    this.places[to] = a;
    [this.held[from], this.held[to]] = [this.held[to] ?? false, this.held[from] ?? false];
  }

  /** Does what a key asks of the row itself; false where it asks for something else. */
  obey(command: BoardCommand, symbols: number): boolean {
    const does: Partial<Record<BoardCommand, () => void>> = {
      left: () => this.move(-1),
      right: () => this.move(1),
      first: () => (this.cursor = 0),
      last: () => (this.cursor = this.length - 1),
      next: () => this.turn(1, symbols),
      previous: () => this.turn(-1, symbols),
      back: () => this.back(),
      empty: () => this.set(this.cursor, null),
      clear: () => this.clear(),
      hold: () => this.hold(this.cursor),
      fill: () => {
        const symbol = this.places[this.cursor];
        if (symbol !== null && symbol !== undefined) this.fill(symbol);
      },
      undo: () => this.undo(),
    };
    does[command]?.();
    return command in does;
  }

  undo(): void {
    const before = this.past.pop();
    if (!before) return;
    Object.assign(this, before);
  }

  /** After a guess: what is held stays, the rest goes. */
  next(): void {
    this.places = this.places.map((place, index) => (this.held[index] ? place : null));
    this.past = [];
    const first = this.places.findIndex((place) => place === null);
    this.cursor = Math.max(0, first);
  }
}

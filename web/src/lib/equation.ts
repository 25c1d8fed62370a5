/** What a player types of an equation: spaces are put in, signs are understood, and what is wrong with it has a name. */

export const LONGEST = 11;

/** The character a key means in an equation; none where it means nothing. */
export function characterOf(key: string): string | null {
  const same: Record<string, string> = { x: "*", X: "*", "×": "*", ":": "/", "÷": "/", "−": "-", "–": "-" };
  const character = same[key] ?? key;
  return /^[0-9+\-*/=]$/.test(character) ? character : null;
}

/** The same with single spaces where they belong. */
export function spaced(typed: string): string {
  return typed.replace(/[+\-*/=]/g, (sign) => ` ${sign} `).replace(/ {2,}/g, " ").replace(/^ | $/g, "");
}

/** Where the characters of `typed` stand once it is spaced. */
export function columns(typed: string): number[] {
  const form = spaced(typed);
  const at: number[] = [];
  [...form].forEach((character, column) => {
    if (character !== " ") at.push(column);
  });
  return at;
}

/** As people read it. */
export function shown(character: string): string {
  return { "*": "×", "/": "÷", "-": "−" }[character] ?? character;
}

export function pretty(equation: string): string {
  return [...equation].map(shown).join("");
}

export type Fault = { id: string; args?: Record<string, string | number> };

/** The value of a left side such as `12+34`; none where it is not whole yet. */
function value(left: string): { value: number; first: number; second: number; sign: string } | null {
  const parts = /^(\d{1,3})([+\-*/])(\d{1,3})$/.exec(left);
  if (!parts) return null;
  const [first, sign, second] = [Number(parts[1]), parts[2] ?? "+", Number(parts[3])];
  const values: Record<string, number> = { "+": first + second, "-": first - second, "*": first * second, "/": first / second };
  return { value: values[sign] ?? 0, first, second, sign };
}

/** What both sides come to so far, for the line under the board. */
export function sides(typed: string): { left: number | null; right: number | null } {
  const [left = "", right = ""] = typed.split("=");
  const known = value(left)?.value;
  const whole = known !== undefined && Number.isFinite(known) ? known : null;
  return { left: whole, right: /^\d{1,3}$/.test(right) ? Number(right) : null };
}

/** What is wrong with a typed equation; none where it may be guessed. */
export function fault(typed: string): Fault | null {
  if (typed === "") return { id: "numble-reject-empty" };
  const at = columns(typed);
  const place = (index: number) => (at[index] ?? 0) + 1;
  const equals = typed.indexOf("=");
  if (equals < 0) return { id: "numble-reject-missing-equals" };
  const second = typed.indexOf("=", equals + 1);
  if (second >= 0) return { id: "numble-reject-second-equals", args: { place: place(second) } };
  const after = typed.slice(equals + 1).search(/[+\-*/]/);
  if (after >= 0) return { id: "numble-reject-operator-after-equals", args: { place: place(equals + 1 + after) } };
  const left = typed.slice(0, equals);
  const sign = left.search(/[+\-*/]/);
  if (sign < 0) return { id: "numble-reject-missing-operator" };
  const again = left.slice(sign + 1).search(/[+\-*/]/);
  if (again >= 0) return { id: "numble-reject-second-operator", args: { place: place(sign + 1 + again) } };
  if (sign === 0) return { id: "numble-reject-missing-number", args: { place: 1 } };
  if (sign === left.length - 1) return { id: "numble-reject-missing-number", args: { place: place(equals) } };
  if (equals === typed.length - 1) return { id: "numble-reject-missing-number", args: { place: spaced(typed).length + 2 } };
  const long = /\d{4,}/.exec(typed);
  if (long) return { id: "numble-reject-digits", args: { place: place(long.index), most: 3 } };
  return untrue(left, Number(typed.slice(equals + 1)));
}

function untrue(left: string, right: number): Fault | null {
  const known = value(left);
  if (!known) return { id: "numble-reject-missing-operator" };
  const { first, second, sign } = known;
  if (sign === "/" && second === 0) return { id: "numble-reject-division-by-zero" };
  if (!Number.isInteger(known.value)) return { id: "numble-reject-not-whole", args: { first, second } };
  if (known.value < 0) return { id: "numble-reject-negative", args: { left: known.value } };
  if (known.value > 999) return { id: "numble-reject-too-large", args: { left: known.value, most: 999 } };
  if (known.value === right) return null;
  return { id: "numble-is-not", args: { first, sign: shown(sign), second, left: known.value, right } };
}

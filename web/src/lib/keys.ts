/** What each key does in a code board. None is a letter that is a peg; all can be changed, digits and letters of pegs apart. */

export type BoardCommand =
  | "left"
  | "right"
  | "first"
  | "last"
  | "next"
  | "previous"
  | "back"
  | "empty"
  | "clear"
  | "hold"
  | "older"
  | "newer"
  | "fill"
  | "check"
  | "undo"
  | "time"
  | "known"
  | "hint"
  | "zen";

export const KEYS: Record<BoardCommand, string> = {
  left: "ArrowLeft",
  right: "ArrowRight",
  first: "Home",
  last: "End",
  next: "ArrowUp",
  previous: "ArrowDown",
  back: "Backspace",
  empty: "Delete",
  clear: "Shift+Delete",
  hold: "Space",
  older: "Shift+ArrowUp",
  newer: "Shift+ArrowDown",
  fill: "Shift+ArrowRight",
  check: "Enter",
  undo: "Control+KeyZ",
  time: "KeyT",
  known: "KeyS",
  hint: "KeyH",
  zen: "KeyZ",
};

/** A pressed key as it is written in the map. */
export function chord(event: KeyboardEvent): string {
  const held = [event.ctrlKey || event.metaKey ? "Control+" : "", event.altKey ? "Alt+" : "", event.shiftKey ? "Shift+" : ""];
  // A letter is the one that is printed on the key; other keys are where they are, whatever the layout.
  const code = /^[a-z]$/i.test(event.key) ? `Key${event.key.toUpperCase()}` : event.code.replace(/^NumpadEnter$/, "Enter");
  return held.join("") + code;
}

/** The command a key means, by the player's own map first. */
export function commandOf(event: KeyboardEvent, own: Record<string, string>): BoardCommand | null {
  const pressed = chord(event);
  const commands = Object.keys(KEYS) as BoardCommand[];
  return commands.find((command) => (own[command] ?? KEYS[command]) === pressed) ?? null;
}

/** Whether a key presses the button it is on, which is no place of a row. */
export function pressesButton(event: KeyboardEvent, command: BoardCommand | null): boolean {
  const target = event.target as Element;
  return (command === "check" || command === "hold") && target.closest("button") !== null && target.closest("[role=gridcell]") === null;
}

/** The board of one's own that was chosen last on this device. */

import { CUSTOM, type CustomBoard } from "./catalogue";
import { read, write } from "./local";

const KEY = "cluehouse.custom";

export function lastCustom(): CustomBoard {
  return { ...CUSTOM, ...read<Partial<CustomBoard>>(KEY, {}) };
}

export function keepCustom(board: CustomBoard): void {
  write(KEY, board);
}

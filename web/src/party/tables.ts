/** What each game is played at in a room: on a player's own device, and on a shared display. Each is loaded when it is wanted. */

import { told } from "../lib/text.svelte";

const boards = {
  room: () => told(import("../together/Playing.svelte"), "together/Playing"),
  screen: () => told(import("./BoardsScreen.svelte"), "party/BoardsScreen"),
};

export const TABLES = {
  code: boards,
  numble: boards,
  trivia: {
    room: () => told(import("./TriviaRoom.svelte"), "party/TriviaRoom"),
    screen: () => told(import("./TriviaScreen.svelte"), "party/TriviaScreen"),
  },
  pictionary: {
    room: () => told(import("./SketchRoom.svelte"), "party/SketchRoom"),
    screen: () => told(import("./SketchScreen.svelte"), "party/SketchScreen"),
  },
  hermit: {
    room: () => told(import("./HermitRoom.svelte"), "party/HermitRoom"),
    screen: () => told(import("./HermitScreen.svelte"), "party/HermitScreen"),
  },
};

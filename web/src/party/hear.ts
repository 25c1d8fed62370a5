/** What the views of the games that take a party are after an event; the games for one do without. */

import type { Hearing } from "../room/mirror";
import type { HermitEvent, HermitView, PictionaryDraw, PictionaryEvent, PictionaryMark, PictionarySaidView, PictionaryTurnView, PictionaryView, TriviaEvent, TriviaView } from "../wire";
import { joined } from "./sketch/points";

/** How many of the last things said are shown. */
const SAID_SHOWN = 50;

export const HEARING: Hearing = { trivia: hearTrivia, pictionary: hearSketch, hermit: hearHermit };

function hearTrivia(view: TriviaView, event: TriviaEvent): TriviaView {
  switch (event.t) {
    case "question_started":
      return view;
    case "answers_opened":
      return { ...view, answers_open: true };
    case "player_answered":
      return { ...view, lines: view.lines.map((line, seat) => (seat === event.d.seat ? { ...line, answered: true } : line)) };
    case "answer_taken":
      return { ...view, choice: event.d.place };
    case "question_ended": {
      const streaks = new Map(event.d.answers.map(({ seat, streak }) => [seat, streak]));
      const lines = view.lines.map((line, seat) => ({ ...line, streak: streaks.get(seat) ?? 0 }));
      return { ...view, answers_open: false, lines, solution: event.d };
    }
  }
}

function hearHermit(view: HermitView, event: HermitEvent): HermitView {
  switch (event.t) {
    case "player_picked":
      return { ...view, lines: view.lines.map((line, seat) => (seat === event.d.seat ? { ...line, picked: true } : line)) };
    case "pick_taken":
      return { ...view, pick: event.d.number };
    case "picks_shown":
      return { ...view, shown: event.d };
  }
}

function hearSketch(view: PictionaryView, event: PictionaryEvent): PictionaryView {
  if (event.t === "draws_set") {
    const { seat, draws } = event.d;
    return { ...view, lines: view.lines.map((line, index) => (index === seat ? { ...line, draws } : line)) };
  }
  if (!view.turn) return view;
  const turn = { ...view.turn };
  switch (event.t) {
    case "canvas_draw":
      turn.canvas = drawn(turn.canvas, event.d.draw);
      break;
    case "letters_hinted":
      turn.pattern = event.d.pattern;
      break;
    case "player_guessed": {
      const { seat, points, drawer_points } = event.d;
      turn.found = [...turn.found, seat];
      const lines = view.lines.map((line, index) => {
        if (index === seat) return { ...line, earned: line.earned + points, found: line.found + 1 };
        return index === turn.drawer ? { ...line, earned: line.earned + drawer_points } : line;
      });
      return { ...view, lines, turn: said(turn, { seat, text: null, verdict: "found" }) };
    }
    case "word_found":
      turn.word = event.d.word;
      break;
    case "near_miss":
      return view.you === null ? view : { ...view, turn: said(turn, { seat: view.you, text: event.d.text, verdict: "near" }) };
    case "said": {
      const verdict = event.d.inside ? "inside" : turn.stage.t === "picking" ? "talk" : "miss";
      return { ...view, turn: said(turn, { seat: event.d.seat, text: event.d.text, verdict }) };
    }
    default:
      return view;
  }
  return { ...view, turn };
}

function said(turn: PictionaryTurnView, one: PictionarySaidView): PictionaryTurnView {
  return { ...turn, said: [...turn.said, one].slice(-SAID_SHOWN) };
}

/** What a drawing is after a step. */
export function drawn(marks: PictionaryMark[], draw: PictionaryDraw): PictionaryMark[] {
  switch (draw.t) {
    case "stroke":
    case "fill":
      return [...marks, draw];
    case "extend": {
      const last = marks.at(-1);
      if (last?.t !== "stroke") return marks;
      return [...marks.slice(0, -1), { t: "stroke", d: { ...last.d, points: joined(last.d.points, draw.d.points) } }];
    }
    case "undo":
      return marks.slice(0, -1);
    case "clear":
      return [];
  }
}

/** How far everybody at the table has come, whatever is played: what all may know. */

import { fromWire } from "../lib/pegs";
import { list, t } from "../lib/text.svelte";
import { lasted } from "../lib/when";
import type { Remote } from "../room/remote.svelte";
import type { Feedback } from "../wire";
import { seatName } from "./people";

export type Line = {
  seat: number;
  name: string;
  you: boolean;
  here: boolean;
  done: boolean;
  solved: boolean;
  guesses: number;
  points: number;
  /** How many guesses, in words. */
  count: string;
  /** How it ended, in words. */
  state: string;
  /** Where the guess that solved it stands among everybody's. */
  found: number;
  /** A row for each guess: its marks and, once they may be seen, its symbols. */
  rows: { marks: Mark[]; code: number[] | null }[];
  /** The last row of marks, in words. */
  last: string;
};

export type Mark = "full" | "ring" | "dot" | "right" | "near" | "none";

const TILES: Record<string, Mark> = { G: "right", Y: "near", ".": "none" };

/** The lines of the match that runs or ran last, in the order of the seats. */
export function linesOf({ play, room }: Remote): Line[] {
  if (!play || !room) return [];
  const you = play.d.seat;
  return play.d.view.seats.map((seat, index) => {
    const own = play.t === "code" ? codeLine(play.d.view.game, index) : play.t === "numble" ? numbleLine(play.d.view.game, index) : POINTS_ALONE;
    const owner = room.seats[index];
    return {
      seat: index,
      name: seatName(owner),
      you: index === you,
      here: owner?.bot !== null || (room.members.find((member) => member.id === owner.member)?.here ?? false),
      done: seat.done || seat.left,
      points: seat.score,
      ...own,
    };
  });
}

/** Who won: one, or those who share it. */
export function winnersOf({ play }: Remote): number[] {
  const winner = play?.d.view.progress.winner;
  return winner?.t === "seat" ? [winner.d] : winner?.t === "tie" ? winner.d : [];
}

/** Whether the host ended the match: everybody's seat is given up at once then, and no record is made. */
export function wasStopped({ play }: Remote): boolean {
  return play?.d.view.seats.every((seat) => seat.left) ?? false;
}

/** How a match ended, in a sentence. */
export function verdictOf(remote: Remote): string {
  const [lines, winners] = [linesOf(remote), winnersOf(remote)];
  const won = winners.flatMap((seat) => lines[seat] ?? []);
  if (wasStopped(remote)) return t("room-stopped");
  if (won.length > 1) return t("room-tie", { names: list(won.map(({ name }) => name)) });
  if (!won[0]) return t("room-nobody");
  return won[0].you ? t("room-won-you") : t("room-won", { name: won[0].name });
}

/** The lines of a match that is over, the best first; with the time where it parts those who took as many tries. */
export function ranked(remote: Remote): (Line & { time: string })[] {
  const { places, times } = remote;
  const winners = winnersOf(remote);
  const won = (line: Line): number => Number(winners.includes(line.seat));
  // Who came after the end was not told the places: those who began together and took as many tries come in the order in which they solved it.
  const lines = linesOf(remote).sort(
    (a, b) =>
      (places[a.seat] ?? 0) - (places[b.seat] ?? 0) ||
      won(b) - won(a) ||
      b.points - a.points ||
      Number(b.solved) - Number(a.solved) ||
      a.guesses - b.guesses ||
      a.found - b.found,
  );
  const parted = (line: Line): boolean => lines.some((other) => other.solved && other.guesses === line.guesses && places[other.seat] !== places[line.seat]);
  const once = remote.play?.d.view.progress.rounds === 1;
  return lines.map((line) => {
    const time = once && line.solved && parted(line) ? times[line.seat] : null;
    return { ...line, time: time == null ? "" : lasted(time) };
  });
}

/** What somebody reads whose part of the round is over while others still guess. */
export function waitsOf(remote: Remote): string {
  const lines = linesOf(remote);
  const own = lines.find((line) => line.you);
  const count = lines.filter((line) => !line.you && !line.done).length;
  if (remote.play?.d.view.progress.phase !== "playing" || !own?.done || count === 0) return "";
  return own.solved ? t("room-part-solved", { tries: own.guesses, count }) : t("room-part-over", { count });
}

type Own = Pick<Line, "solved" | "guesses" | "count" | "state" | "found" | "rows" | "last">;

/** Games that are played for points, and have no rows to look at. */
const POINTS_ALONE: Own = { solved: false, guesses: 0, count: "", state: "", found: 0, rows: [], last: "" };
type Code = Extract<NonNullable<Remote["play"]>, { t: "code" }>["d"]["view"]["game"];
type Numble = Extract<NonNullable<Remote["play"]>, { t: "numble" }>["d"]["view"]["game"];

function codeLine(view: Code, seat: number): Own {
  const line = view.lines[seat];
  const attempts = view.attempts.flatMap(({ seat: by, guess, feedback }) => (by === seat && feedback ? [{ guess, feedback }] : []));
  const last = attempts.at(-1)?.feedback;
  const guesses = line?.used ?? 0;
  const state = line?.solved ? "room-rival-solved" : line?.gave_up ? "room-rival-gave-up" : line?.left === 0 ? "room-rival-out" : view.setting && line?.has_set ? "room-rival-set" : null;
  return {
    solved: line?.solved ?? false,
    guesses,
    count: t("room-rival-guesses", { count: guesses }),
    state: state ? t(state) : "",
    found: line?.solved ? view.attempts.findLastIndex((attempt) => attempt.seat === seat) : 0,
    rows: attempts.map(({ guess, feedback }) => ({ marks: dots(feedback, view.board.space.length), code: view.codes.length > 0 && guess ? fromWire(guess) : null })),
    last: last ? t("board-marks", last) : "",
  };
}

function dots({ exact, misplaced }: Feedback, length: number): Mark[] {
  return Array.from({ length }, (_, place) => (place < exact ? "full" : place < exact + misplaced ? "ring" : "dot"));
}

function numbleLine(view: Numble, seat: number): Own {
  const line = view.lines[seat];
  const rows = view.attempts.flatMap((attempt) => (attempt.seat === seat ? [{ marks: [...(attempt.marks ?? "")].map((mark) => TILES[mark] ?? "none"), code: null }] : []));
  const guesses = line?.used ?? 0;
  const solved = line?.status === "solved";
  const last = rows.at(-1)?.marks;
  const marked = (kind: Mark): number => last?.filter((mark) => mark === kind).length ?? 0;
  const state = solved ? "room-rival-solved" : line?.status === "spent" ? "room-rival-out" : line?.status === "gave_up" ? "room-rival-gave-up" : null;
  return {
    solved,
    guesses,
    count: t("room-rival-guesses", { count: guesses }),
    state: state ? t(state) : "",
    found: solved ? view.attempts.findLastIndex((attempt) => attempt.seat === seat) : 0,
    rows,
    last: last && last.length > 0 ? t("board-marks", { exact: marked("right"), misplaced: marked("near") }) : "",
  };
}

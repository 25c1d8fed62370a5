/** A code game in a room: the same board, with others at the table. */

import { keepBegun } from "../lib/begun";
import type { CodeEntry } from "../lib/catalogue";
import { refusal, t } from "../lib/text.svelte";
import { fromWire } from "../lib/pegs";
import { waitsOf } from "../together/lines";
import { seatName, shortNames } from "../together/people";
import { Row } from "../lib/row.svelte";
import type { AnyPlay, CodeAction, CodeVariant, CodeView, FluentText } from "../wire";
import { CodePlay, type Guess } from "./codeplay.svelte";
import type { Remote } from "./remote.svelte";

/** The board of the page, for what is begun on it. */
let current: RoomCode | null = null;
keepBegun("room-code", () => current?.desk ?? null);

export class RoomCode extends CodePlay {
  constructor(
    private readonly remote: Remote,
    readonly entry: CodeEntry,
    view: CodeView,
  ) {
    super();
    this.row = new Row(view.board.space.length);
    this.takeUp("room-code", remote.round);
    current = this;
  }

  get play(): AnyPlay | null {
    return this.remote.play;
  }

  get variant(): CodeVariant {
    return this.view?.variant ?? { t: "classic" };
  }

  /** Whether a code is to be set now instead of guessed. */
  get setting(): boolean {
    return (this.view?.setting ?? false) && this.view?.mode === "duel";
  }

  override get done(): boolean {
    const line = this.line;
    if (this.play?.d.view.progress.phase !== "playing" || this.view?.you === null || !line) return true;
    return line.solved || line.gave_up || line.left === 0;
  }

  override get waits(): string {
    return waitsOf(this.remote);
  }

  /** Who has found the code need not wait for the others to see it open. */
  override get secret(): number[] | null {
    const found = this.won && this.play?.d.view.progress.phase === "playing" ? this.guesses.at(-1) : null;
    return found?.code ?? super.secret;
  }

  protected override list(): Guess[] {
    if (this.view?.mode !== "turns") return super.list();
    const names = (this.remote.room?.seats ?? []).map(seatName);
    const short = shortNames(names);
    return this.view.attempts.flatMap(({ seat, guess, feedback }) =>
      guess && feedback ? [{ code: fromWire(guess), feedback, by: { name: names[seat] ?? "", short: short[seat] ?? "" } }] : [],
    );
  }

  override get blocked(): string | null {
    if (this.remote.paused) return t("room-is-paused");
    if (this.remote.waiting > 0 && this.remote.link === "lost") return t("room-guess-waits");
    if (this.setting) return this.line?.has_set ? t("room-set-waits") : null;
    const turn = this.view?.mode === "turns" ? this.view.turn : null;
    if (turn === null || turn === this.seat) return null;
    return t("room-turn-of", { name: seatName(this.remote.room?.seats[turn]) });
  }

  override get verb(): string {
    return t(this.setting ? "room-set" : "check");
  }

  protected override async send(code: string): Promise<boolean> {
    if (!this.setting) return super.send(code);
    const refused = await this.act({ t: "set", d: code });
    if (refused) this.refuse(await refusal(refused));
    else this.row = new Row(this.board.space.length);
    return !refused;
  }

  protected act(action: CodeAction): Promise<FluentText | null> {
    const play = this.remote.play?.d;
    const d = { game: play?.game ?? 1, round: play?.view.progress.round ?? 1, action: { t: "code" as const, d: action } };
    return this.remote.ask({ t: "act", d });
  }
}

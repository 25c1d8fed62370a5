/** The classic game as one plain value: it goes in, it comes out changed, and it is the site's to keep. The rules are the engine's. */

import { classicAllows, classicApply, classicBots, classicChoose, classicInit, classicMoves, classicView, drawBelow } from "../src/engine/embed/embed.js";
import type { BotLevel, ClassicAction, ClassicBot, ClassicChoice, ClassicConfig, ClassicState, ClassicView, Color, Drawn } from "./types.js";

export const COLORS: readonly Color[] = ["R", "B", "G", "Y", "O", "V"];
export const CODE_LENGTH = 4;
export const MAX_ATTEMPTS = 10;

/** Begins a game. Without a seed nobody can tell the secret beforehand. */
export function init({ seed = freshSeed(), playerId }: Partial<Pick<ClassicConfig, "seed">> & Pick<ClassicConfig, "playerId">): ClassicState {
  return JSON.parse(classicInit(JSON.stringify({ seed, playerId } satisfies ClassicConfig))) as ClassicState;
}

function freshSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 21) * 2 ** 32 + low;
}

/** The state after an action; the same one where the action is not allowed. */
export function applyAction(state: ClassicState, action: ClassicAction, playerId: string): ClassicState {
  const [before, asked] = [JSON.stringify(state), JSON.stringify(action)];
  return classicAllows(before, asked, playerId) ? (JSON.parse(classicApply(before, asked, playerId)) as ClassicState) : state;
}

export function isValidAction(state: ClassicState, action: ClassicAction, playerId: string): boolean {
  return classicAllows(JSON.stringify(state), JSON.stringify(action), playerId);
}

/** Every guess and `reset` while one plays, `reset` alone after the end, nothing for a stranger. */
export function getValidActions(state: ClassicState, playerId: string): ClassicAction[] {
  return JSON.parse(classicMoves(JSON.stringify(state), playerId)) as ClassicAction[];
}

/** What a player may see: secret and dice are `null` until the game is over. */
export function getPlayerView(state: ClassicState, _playerId?: string): ClassicView {
  return JSON.parse(classicView(JSON.stringify(state))) as ClassicView;
}

/** Seeded dice. Their whole state is one number, which may be kept and given back. */
export class SeededRandom {
  constructor(public state: number) {}

  /** A whole number from 0 up to but without `bound`. */
  int(bound: number): number {
    const { value, rngState } = JSON.parse(drawBelow(this.state, bound)) as Drawn;
    this.state = rngState;
    return value;
  }

  /** A number from 0 up to but without 1. */
  next(): number {
    return this.int(2 ** 52) / 2 ** 52;
  }

  /** One of a list; none of an empty one. */
  pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.int(list.length)];
  }
}

/** A player that sees what a player sees. */
export type Bot = {
  readonly name: string;
  readonly description: string;
  readonly difficulty: BotLevel;
  /** A guess among the valid actions, never `reset`. Throws where there is nothing to guess. */
  chooseAction(view: ClassicView, validActions: readonly ClassicAction[], rng: SeededRandom): ClassicAction;
};

/** What each bot says of itself, from the house's own texts. */
declare const BOT_TEXTS: Record<string, string>;

/** The bots, the weakest first. The engine must be there. */
export function bots(): Bot[] {
  return (JSON.parse(classicBots()) as ClassicBot[]).map(({ name, description, difficulty }) => ({
    name,
    description: BOT_TEXTS[description] ?? name,
    difficulty,
    chooseAction(view, validActions, rng) {
      const { action, rngState } = JSON.parse(classicChoose(name, JSON.stringify(view), JSON.stringify(validActions), rng.state)) as ClassicChoice;
      rng.state = rngState;
      return action;
    },
  }));
}

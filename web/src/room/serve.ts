/** Matches of an engine's module, one after another: asked in the page's time, answered in it. */

import type { AnyAction, AnySettings, LocalAsk, LocalReply, LocalState } from "../wire";

export type Ask =
  | { op: "begin"; settings: AnySettings; bot: string | null }
  | { op: "restore"; saved: string; bot: string | null }
  | { op: "act"; action: AnyAction }
  | { op: "tick" }
  | { op: "think" };

/** Where the match stands; what is due is so many milliseconds from now. */
export type Reply = Omit<LocalState, "now">;

/** A place for a match, of any module. */
export type Match = { ask(ask: string): string };

export function serve(match: Match): (ask: Ask) => Reply {
  /** The page's clock at the match's zero. */
  let zero = 0;
  const now = () => Math.floor(performance.now() - zero);

  const spell = (ask: Ask): LocalAsk => {
    switch (ask.op) {
      case "begin":
        return { t: "begin", d: { settings: ask.settings, bot: ask.bot, entropy: entropy(), began: Date.now() } };
      case "restore":
        return { t: "restore", d: { saved: ask.saved, bot: ask.bot } };
      case "act":
        return { t: "act", d: { at: now(), action: ask.action } };
      default:
        return { t: ask.op, d: now() };
    }
  };

  return (ask) => {
    const { now: time, ...state } = stateAfter(match, spell(ask));
    if (ask.op === "begin" || ask.op === "restore") zero = performance.now() - time;
    return { ...state, due: state.due === null ? null : Math.max(0, state.due - now()) };
  };
}

/** Where a match stands once it has done what it is asked. */
export function stateAfter(match: Match, ask: LocalAsk): LocalState {
  const reply = JSON.parse(match.ask(JSON.stringify(ask))) as LocalReply;
  if (reply.t === "failed") throw new Error(reply.d);
  return reply.d;
}

export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

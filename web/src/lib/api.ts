/** The server's API: asked in the player's language, answered by what was asked for or by a problem with its words. */

import type { Finding, Problem as Said, SessionView } from "../api";
import { settings } from "./settings.svelte";

/** Why the server said no, or why it could not be asked. */
export class Problem extends Error {
  constructor(
    /** The status; 0 where nobody answered. */
    readonly status: number,
    /** What is wrong, for programs. */
    readonly code: string,
    /** What is wrong, in the player's language. */
    readonly detail: string,
    /** Everything that is wrong with a file that was sent. */
    readonly findings: Finding[] = [],
  ) {
    super(detail);
  }

  get offline(): boolean {
    return this.status === 0;
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Asks the server. Who has no session yet becomes a guest first. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  await session();
  try {
    return await ask<T>(method, path, body);
  } catch (why) {
    // A wrong password has the same status.
    if (!(why instanceof Problem) || why.code !== "http-unauthorized") throw why;
    // The session is over: whoever it was is a new guest now.
    known = null;
    await session();
    return ask<T>(method, path, body);
  }
}

let known: Promise<SessionView> | null = null;

/** Who one is here: a guest from the first question on. */
export function session(): Promise<SessionView> {
  known ??= ask<SessionView>("POST", "/session", {}).catch((why: unknown) => {
    known = null;
    throw why;
  });
  return known;
}

/** Forgets who one was, after logging in or out. */
export function newSession(): void {
  known = null;
}

/** Asks as whoever one is; who is nobody yet stays nobody. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`/api/v1${path}`, { method, headers, ...sent }).catch(() => null);
  if (!response) throw new Problem(0, "offline", "");
  if (!response.ok) {
    const why = (await response.json().catch(() => ({}))) as Partial<Said>;
    throw new Problem(response.status, why.code ?? `http-${response.status}`, why.detail ?? response.statusText, why.findings);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

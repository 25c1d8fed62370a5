/** What a page plays with could not be loaded, and other things that go wrong. */

/** It could not be loaded; asking again may help. */
export class Away extends Error {}

/** What went wrong, to be quoted. */
export function reason(why: unknown): string {
  return why instanceof Error ? why.message : String(why);
}

/** Why what is loaded is not there, or nothing once it is. */
export function whyAway(ready: Promise<unknown>): Promise<string | null> {
  return ready.then(
    () => null,
    // What a browser says is in its own language; its kind is the same everywhere.
    (why: unknown) => `ENGINE-${why instanceof Error ? why.name : "?"}`,
  );
}

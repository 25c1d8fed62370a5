/** What a page is loading for itself. Whatever can wait waits until it is done. */

const under = new Set<Promise<unknown>>();

/** Notes that something is being loaded that the page needs. */
export function loading<T>(work: Promise<T>): Promise<T> {
  under.add(work);
  const done = () => under.delete(work);
  work.then(done, done);
  return work;
}

const idle = () => new Promise((resolve) => ("requestIdleCallback" in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 200)));

/** The page has what it needs and nothing to do. */
export async function calm(): Promise<void> {
  do {
    await Promise.allSettled(under);
    await idle();
  } while (under.size > 0);
}

/** Whether this device keeps what is played: its storage may be full, or closed. */

let failed = $state(false);

/** Notes whether something was kept. */
export function kept<T>(work: Promise<T>): Promise<T> {
  work.then(() => (failed = false), () => (failed = true));
  return work;
}

/** What was played last is not kept. */
export function unkept(): boolean {
  return failed;
}

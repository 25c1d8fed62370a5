/** Keeps a phone's screen lit while a game runs, where the browser allows it. */

let held: WakeLockSentinel | null = null;
let wanted = false;

async function hold(): Promise<void> {
  if (!wanted || held || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
  try {
    held = await navigator.wakeLock.request("screen");
    held.addEventListener("release", () => (held = null));
  } catch {
    // A battery that runs low, or a browser that does not want to: the game goes on all the same.
  }
}

/** From now on; answers how to end it. */
export function stayAwake(): () => void {
  wanted = true;
  void hold();
  // The browser lets go of it whenever the page is hidden.
  const again = () => void hold();
  document.addEventListener("visibilitychange", again);
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", again);
    void held?.release();
  };
}

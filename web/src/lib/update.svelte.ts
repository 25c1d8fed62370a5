/** Works without a network after the first visit, and says when a newer version is there. It never takes over by itself. */

import { address } from "./router.svelte";

let waiting: ServiceWorker | null = $state.raw(null);
/** The page where it was put off: on the next one, or once the game there is over, it is said again. */
let putOff: string | null = $state(null);

export function updateReady(): boolean {
  return waiting !== null && putOff !== address();
}

/** The newer version takes over, and the page is loaded anew. */
export function update(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}

export function later(): void {
  putOff = address();
}

/** A game on this device is over. */
export function gameOver(): void {
  putOff = null;
}

export async function workOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const registration = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  if (!registration) return;
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

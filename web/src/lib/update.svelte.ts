/** Works without a network after the first visit, and says when a newer version is there. It never takes over by itself. */

import { address } from "./router.svelte";

/** A page that stays open asks for a newer version no more often. */
const HOUR = 3_600_000;

let registration: ServiceWorkerRegistration | null = null;
let ready = $state(false);
/** The page where it was put off: on the next one, or once the game there is over, it is said again. */
let putOff: string | null = $state(null);

export function updateReady(): boolean {
  return ready && putOff !== address();
}

/** The newer version takes over, where another tab has not let it by now; and the page is loaded anew. */
export function update(): void {
  const reload = () => location.reload();
  if (!registration?.waiting) return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  registration.waiting.postMessage("take over");
}

/** The newest version, whether or not this page has heard of it yet: the house speaks another language by now. */
export async function renew(): Promise<void> {
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing;
  if (coming) await new Promise((come) => coming.addEventListener("statechange", come, { once: true }));
  update();
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
  const found = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  if (!found) return;
  registration = found;
  const { controller } = navigator.serviceWorker;
  const look = () => {
    if (found.waiting && navigator.serviceWorker.controller) ready = true;
  };
  look();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
  // A first visit has just fetched it.
  let asked = controller ? 0 : Date.now();
  const ask = () => {
    if (document.hidden || Date.now() < asked + HOUR) return;
    asked = Date.now();
    found.update().catch(() => undefined);
  };
  ask();
  addEventListener("visibilitychange", ask);
}

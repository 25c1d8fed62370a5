/** Whether there is a network, as far as the browser knows. */

let now = $state(navigator.onLine);
addEventListener("online", () => (now = true));
addEventListener("offline", () => (now = false));

export function online(): boolean {
  return now;
}

/** Where we are. Links are plain links; those of our own pages are followed without loading the page anew. */

import { match, type Match } from "./routes";
import { turn } from "./time.svelte";

let path = $state(location.pathname);
let came: "loaded" | "link" | "further" | "back" = "loaded";

/** How one came to this page: by loading it, by a link, with something that goes on here, or back. */
export function arrival(): typeof came {
  return came;
}

/** The address of the page. */
export function address(): string {
  return path;
}

/** The page shown now; none where there is no such page. */
export function here(): Match | null {
  return match(path);
}

export function go(to: string, state: unknown = null): void {
  if (to !== location.pathname + location.search) history.pushState(state, "", to);
  path = location.pathname;
  came = state === null ? "link" : "further";
  turn();
  scrollTo(0, 0);
}

export function follow(): void {
  addEventListener("popstate", () => {
    path = location.pathname;
    came = "back";
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    const ours = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
    // A place on this page is the browser's to go to.
    if (!ours || link.hash || !match(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

/** Where we are. Links are plain links; those of our own pages are followed without loading the page anew. */

import { match, type Match } from "./routes";

let path = $state(location.pathname);

/** The page shown now; none where there is no such page. */
export function here(): Match | null {
  return match(path);
}

export function go(to: string, state: unknown = null): void {
  if (to !== location.pathname + location.search) history.pushState(state, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

export function follow(): void {
  addEventListener("popstate", () => (path = location.pathname));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    const ours = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
    if (!ours || !match(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

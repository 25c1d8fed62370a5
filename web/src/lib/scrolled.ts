/** What scrolls inside a page is a stop for the keyboard while there is more of it than fits; nobody needs a pointer to see the rest. */
export function stopWhereScrolled(element: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  for (const part of [element, ...element.children]) sizes.observe(part);
  return () => sizes.disconnect();
}

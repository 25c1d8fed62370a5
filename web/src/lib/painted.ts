/** Once the next frame is drawn; where none is, as in a tab that nobody looks at, a moment later all the same. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

/** Once the next frame is drawn; where none is, as in a tab that nobody looks at, a moment later all the same. */
export function painted(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const drawn = () => {
      clearTimeout(late);
      coming = null;
      setTimeout(resolve);
    };
    const late = setTimeout(drawn, 100);
    requestAnimationFrame(drawn);
  });
  return coming;
}

/** Who asks before a frame is drawn waits for the same. */
let coming: Promise<void> | null = null;

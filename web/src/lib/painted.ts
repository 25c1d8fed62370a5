/** Once the next frame is drawn; where none is, as in a tab that nobody looks at, a moment later all the same. */
export function painted(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const drawn = () => {
      coming = null;
      setTimeout(resolve);
    };
    requestAnimationFrame(drawn);
    setTimeout(drawn, 100);
  });
  return coming;
}

/** Who asks before a frame is drawn waits for the same; asked for twice, it is the same frame still. */
let coming: Promise<void> | null = null;

/** A moment to look at what has just come: whoever presses a key once too often did not mean what stands there now. */

const MOMENT = 700;

export class Pause {
  over = $state(false);

  /** Runs from now on; then something is done. */
  begin(then: () => void = () => undefined): () => void {
    const timer = setTimeout(() => ((this.over = true), then()), MOMENT);
    return () => clearTimeout(timer);
  }
}

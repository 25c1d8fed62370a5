/** What is pressed while a guess is on its way is done once it is answered: nobody has to type as slowly as their line. */

export class Ahead {
  /** What was pressed since the guess went; none is on its way where there is nothing to gather. */
  private pressed: (() => void)[] | null = null;

  /** Does something to the row: now, or to the next row once the guess is answered. */
  soon(what: () => void): void {
    if (this.pressed) this.pressed.push(what);
    else what();
  }

  /** Sends the row: now, or once the next row is there. Twice for the same row is once. */
  send(what: () => void): void {
    if (this.pressed?.length !== 0) this.soon(what);
  }

  /** Gathers until the answer is there: whether the guess was taken. What was pressed after one that was refused is forgotten; it was meant for another row. */
  async until(answer: Promise<boolean>): Promise<void> {
    this.pressed = [];
    let taken = false;
    try {
      taken = await answer;
    } finally {
      const pressed = taken ? this.pressed : [];
      this.pressed = null;
      pressed.forEach((what) => this.soon(what));
    }
  }
}

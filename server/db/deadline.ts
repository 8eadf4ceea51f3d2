/** How long an answer may take: it runs from the start, and again from each `restart`, until the answer is `met`. */
export class Deadline {
  /** Called when it has passed. */
  onOver: () => void = () => undefined;
  isOver = false;
  readonly #timer: NodeJS.Timeout;
  #isOwed = true;
  #round = 0;

  constructor(milliseconds: number) {
    this.#timer = setTimeout(() => this.#late(), milliseconds);
  }

  /** Another answer is owed from now on. */
  restart(): void {
    this.#isOwed = true;
    this.#round += 1;
    this.#timer.refresh();
  }

  met(): void {
    this.#isOwed = false;
  }

  end(): void {
    this.#isOwed = false;
    clearTimeout(this.#timer);
  }

  #late(): void {
    const round = this.#round;
    // What came while this process was busy was in time: it is read first.
    setImmediate(() => {
      if (!this.#isOwed || round !== this.#round) return;
      this.isOver = true;
      this.onOver();
    });
  }
}

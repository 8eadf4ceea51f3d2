/** A time limit of an answer, from its start or the last `restart`, until `meet`. */
export class Deadline {
  /** Called when it expires. */
  onOver: () => void = () => undefined;
  isOver = false;
  readonly #timer: NodeJS.Timeout;
  #isOwed = true;
  #round = 0;

  constructor(milliseconds: number) {
    this.#timer = setTimeout(() => this.#late(), milliseconds);
  }

  /** Another answer is expected from now on. */
  restart(): void {
    this.#isOwed = true;
    this.#round += 1;
    this.#timer.refresh();
  }

  meet(): void {
    this.#isOwed = false;
  }

  end(): void {
    this.#isOwed = false;
    clearTimeout(this.#timer);
  }

  #late(): void {
    const round = this.#round;
    // Data that arrived while this process was busy counts as in time, so it is read first.
    setImmediate(() => {
      if (!this.#isOwed || round !== this.#round) return;
      this.isOver = true;
      this.onOver();
    });
  }
}

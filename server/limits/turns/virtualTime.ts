/** A participant in the sharing of time. */
export interface Account {
  /**
   * When it is served next, in virtual milliseconds: it advances by the duration of its turns divided by its weight.
   */
  tag: number;
  readonly weight: number;
}

/** The minimum cost of a turn in milliseconds, so that short turns are served in rounds. */
const leastCounted = 1;

/** The maximum cost of a turn, so that a turn of minutes has no lasting effect. */
const mostCounted = 10_000;

/**
 * The clock of start-time fair queueing (Goyal, Vin, Cheng 1996; for concurrent turns Jin, Chase, Kaur 2004): the
 * account with the smallest tag is next. A turn is charged when it ends.
 */
export class VirtualTime {
  #now = 0;

  /** Returns the tag of a returning account: its last one, without credit for idle time. */
  enter(tag = 0): number {
    return Math.max(tag, this.#now);
  }

  /** Whether an account with this tag is treated like a new one. */
  isPast(tag: number): boolean {
    return tag <= this.#now;
  }

  begin(account: Account): void {
    this.#now = Math.max(this.#now, account.tag);
    account.tag += leastCounted / account.weight;
  }

  end(account: Account, milliseconds: number): void {
    const counted = Math.min(Math.max(milliseconds, leastCounted), mostCounted);
    account.tag += (counted - leastCounted) / account.weight;
  }
}

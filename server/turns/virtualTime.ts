/** Somebody that time is shared with. */
export interface Account {
  /** When it is served next, in virtual milliseconds: it moves on by the time its turns take, divided by its weight. */
  tag: number;
  readonly weight: number;
}

/** What a turn counts for from its beginning, in milliseconds: those whose turns take no time are served in rounds. */
const leastCounted = 1;

/** What a turn counts for at the most: one that takes minutes keeps nobody waiting that long afterwards. */
const mostCounted = 10_000;

/**
 * The clock of start-time fair queueing (Goyal, Vin, Cheng 1996; for several turns at once Jin, Chase, Kaur 2004): the
 * account with the smallest tag is served next. What a turn costs is known when it ends, and is charged then.
 */
export class VirtualTime {
  #now = 0;

  /** The tag of an account that asks again: the one it had, but nobody saves up time by asking nothing. */
  enter(tag = 0): number {
    return Math.max(tag, this.#now);
  }

  /** Whether an account with this tag is served like one that was never seen. */
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

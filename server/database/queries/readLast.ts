/**
 * The result of a transaction that is read at its end: `ask` sends all queries in one packet, so that it leaves with the
 * commit. Locks are then held for one round trip less.
 */
export class ReadLast<T> {
  readonly ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.ask = ask;
  }
}

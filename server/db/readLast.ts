/**
 * What a transaction answers, which is read when all else is done: `ask` asks for it, all at once, so that it can leave in one
 * packet with the commit. Locks are then held for one round trip less.
 */
export class ReadLast<T> {
  readonly ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.ask = ask;
  }
}

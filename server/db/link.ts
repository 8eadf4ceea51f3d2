import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';

/** For how long nobody at all has to have been answered, when a call is late, for the link to count as silent. */
const quietMs = 1_000;

/** Between two tries whether the database can be heard again. */
const pauseMs = 500;

/** What is known of the way to the database: whether answers still come by it. Times are in milliseconds. */
export class Link {
  readonly #probe: () => Promise<unknown>;
  readonly #answeredAt = new WeakMap<PoolClient, number>();
  #lastAnswer = -Infinity;
  #silentFrom = -Infinity;

  /** `probe` resolves when the database has answered, and rejects when it has not. */
  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
  }

  /** Whether nothing comes back: nobody else need wait for it to be sure. */
  get isSilent(): boolean {
    return this.#lastAnswer < this.#silentFrom;
  }

  /** Whether a connection has not answered since the link was found silent, which it may not have outlived. */
  isStale(client: PoolClient): boolean {
    return (this.#answeredAt.get(client) ?? -Infinity) < this.#silentFrom;
  }

  /** Whether anybody was answered since that time of `performance.now()`. */
  hasAnsweredSince(at: number): boolean {
    return this.#lastAnswer >= at;
  }

  /** A connection has answered. */
  heard(client: PoolClient): void {
    this.#lastAnswer = performance.now();
    this.#answeredAt.set(client, this.#lastAnswer);
  }

  /** A call has had no answer in its time. */
  unheard(): void {
    const now = performance.now();
    // Where others are answered the link is well, and that call was slow.
    if (now - this.#lastAnswer < quietMs) return;
    const isKnown = this.isSilent;
    this.#silentFrom = now;
    if (!isKnown) void this.#listen();
  }

  async #listen(): Promise<void> {
    while (this.isSilent) {
      try {
        await this.#probe();
        this.#lastAnswer = performance.now();
      } catch {
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
  }
}

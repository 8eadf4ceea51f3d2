import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';

/** The link counts as silent if a call is late and nobody was answered for this long. */
const quietMs = 1_000;

/** The interval of attempts to reach the database. */
const pauseMs = 500;

/** The state of the link to the database: whether answers arrive. Times are in milliseconds. */
export class Link {
  readonly #probe: () => Promise<unknown>;
  readonly #answeredAt = new WeakMap<PoolClient, number>();
  #lastAnswer = -Infinity;
  #silentFrom = -Infinity;

  /** `probe` resolves when the database answers, and rejects otherwise. */
  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
  }

  /** Whether nothing arrives, so that further callers need not wait. */
  get isSilent(): boolean {
    return this.#lastAnswer < this.#silentFrom;
  }

  /** Whether a connection has not answered since the link was silent, and may be dead. */
  isStale(client: PoolClient): boolean {
    return (this.#answeredAt.get(client) ?? -Infinity) < this.#silentFrom;
  }

  /** Whether any answer arrived since that time of `performance.now()`. */
  hasAnsweredSince(at: number): boolean {
    return this.#lastAnswer >= at;
  }

  /** A connection has answered. */
  answered(client: PoolClient): void {
    this.#lastAnswer = performance.now();
    this.#answeredAt.set(client, this.#lastAnswer);
  }

  /** A call was not answered in time. */
  timedOut(): void {
    const now = performance.now();
    // Other calls are answered, so this one was only slow.
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

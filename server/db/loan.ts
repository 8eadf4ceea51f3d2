import type { PoolClient } from 'pg';
import { ApiError } from '../errors.ts';
import { sendBatch, type Answer, type Statement } from './batch.ts';
import type { Deadline } from './deadline.ts';
import type { Link } from './link.ts';

/** What a connection is lent with. */
export interface LoanTerms {
  /** Of its first call: it runs since the connection was asked for. */
  readonly deadline: Deadline;
  readonly link: Link;
  /** How many milliseconds all calls have together. */
  readonly total: number;
  readonly takeBack: (broken?: Error) => void;
}

/** A connection that somebody has for a while. */
export class Loan {
  readonly client: PoolClient;
  readonly #terms: LoanTerms;
  readonly #endsAt: number;
  #isFirst = true;

  constructor(client: PoolClient, terms: LoanTerms) {
    this.client = client;
    this.#terms = terms;
    this.#endsAt = performance.now() + terms.total;
    terms.deadline.onOver = () => {
      terms.link.unheard();
      client.connection.stream.destroy(late('databaseCallMs'));
    };
  }

  /** Throws `unavailable` where all calls together have taken too long for another. */
  check(): void {
    if (performance.now() > this.#endsAt) throw late('databaseTransactionMs');
  }

  /** The answers of statements sent together. Throws `unavailable` where they are late: the connection is then cut. */
  async send(statements: readonly Statement[]): Promise<Answer[]> {
    const { deadline } = this.#terms;
    if (this.#isFirst) this.#isFirst = false;
    else deadline.restart();
    try {
      return await sendBatch(this.client, statements);
    } finally {
      deadline.met();
    }
  }

  /** Gives the connection back; a broken one is closed. */
  end(broken?: Error): void {
    this.#terms.deadline.end();
    this.#terms.takeBack(broken);
  }
}

/** The database has not answered in time. */
export const late = (budget: 'databaseCallMs' | 'databaseTransactionMs'): ApiError =>
  new ApiError('unavailable', { budget, retryAfter: 5 });

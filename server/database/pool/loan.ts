import type { PoolClient } from 'pg';
import { ApiError } from '../../base/errors.ts';
import { sendBatch, type Answer, type Statement } from '../queries/batch.ts';
import type { Deadline } from './deadline.ts';
import type { Link } from './link.ts';

/** The terms of a lent connection. */
export interface LoanTerms {
  /** The limit of its first call, from when the connection was requested. */
  readonly deadline: Deadline;
  readonly link: Link;
  /** The milliseconds of all calls together. */
  readonly total: number;
  readonly takeBack: (broken?: Error) => void;
}

/** A lent connection. */
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
      terms.link.timedOut();
      client.connection.stream.destroy(late('databaseCallMs'));
    };
  }

  /** Throws `unavailable` if all calls together took too long. */
  check(): void {
    if (performance.now() > this.#endsAt) throw late('databaseTransactionMs');
  }

  /**
   * Sends statements together and returns their answers. Throws `unavailable` and cuts the connection if they are late.
   */
  async send(statements: readonly Statement[]): Promise<Answer[]> {
    const { deadline } = this.#terms;
    if (this.#isFirst) this.#isFirst = false;
    else deadline.restart();
    try {
      return await sendBatch(this.client, statements);
    } finally {
      deadline.meet();
    }
  }

  /** Returns the connection; a broken one is closed. */
  end(broken?: Error): void {
    this.#terms.deadline.end();
    this.#terms.takeBack(broken);
  }
}

/** The database did not answer in time. */
export const late = (budget: 'databaseCallMs' | 'databaseTransactionMs' | 'dataExportReadMs'): ApiError =>
  new ApiError('unavailable', { budget, retryAfter: 5 });

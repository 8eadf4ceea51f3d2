import pg, { type PoolClient } from 'pg';
import { defaultBudgets, type Budgets } from '../../limits/budgets.ts';
import { ApiError, beyond } from '../../base/errors.ts';
import { fairTurns, type TurnRequest, type Release, type Turns } from '../../limits/turns/turns.ts';
import { ofCheck, ofCompany, ofPlatform, ofVisitors, sharesOf, type Borrowers } from './poolShares.ts';
import { Deadline } from './deadline.ts';
import { Link } from './link.ts';
import { late, Loan } from './loan.ts';
import { session } from './session.ts';

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (broken?: Error) => void) => void;

/** Milliseconds for the database to answer a probe. */
const probeMs = 1_000;

/** Lends connections for a company's work, or the platform's with ''. */
export interface Lender {
  /** The limits of a call; `setContext` sets those of each transaction. */
  readonly budgets: Budgets;
  /** Throws like `Turns.take`, and `unavailable`. */
  lend(tenant: string): Promise<Loan>;
}

/** A connection pool that companies share fairly, with a time limit per call. */
export class Pool extends pg.Pool implements Lender {
  readonly budgets: Budgets;
  /** Lends for visitors of public links, whom a company's own work does not delay. */
  readonly forVisitors: Lender;
  readonly #turns: Turns<Borrowers>;
  readonly #link: Link;

  constructor(url: string, budgets: Budgets) {
    const { databaseConnections: max, databaseConnectionsPerTenant: perCaller, databaseCallMs } = budgets;
    const ours = session(url, 'ultramar');
    // Connecting may take longer than a call, whose own limit detects a silent database.
    super({ ...ours, max: max + 1, connectionTimeoutMillis: databaseCallMs + 500 });
    survive(this);
    this.budgets = budgets;
    this.forVisitors = { budgets, lend: (tenant) => this.#lend(ofVisitors(tenant)) };
    this.#turns = fairTurns({
      budgets,
      atOnce: max + 1,
      perCaller,
      groups: sharesOf(max),
      patience: 'databaseWaitMs',
    });
    this.#link = new Link(async () => {
      if (!this.ending) await knock({ ...ours, connectionTimeoutMillis: probeMs });
    });
    this.on('connect', (client) => this.#link.answered(client));
  }

  /** The number of lent connections. */
  get lent(): number {
    return this.#turns.held;
  }

  /** The number of waiting calls. */
  get awaited(): number {
    return this.#turns.waiting;
  }

  lend(tenant: string): Promise<Loan> {
    return this.#lend(tenant === '' ? ofPlatform : ofCompany(tenant));
  }

  /** Runs a query on the connection of health checks, one at a time. Throws like `lend`. */
  async check<T>(ask: (client: PoolClient) => Promise<T>): Promise<T> {
    const loan = await this.#lend(ofCheck);
    let broken: Error | undefined;
    try {
      return await ask(loan.client);
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      loan.end(broken);
    }
  }

  async #lend(request: TurnRequest<Borrowers>): Promise<Loan> {
    const from = performance.now();
    const deadline = new Deadline(this.budgets.databaseCallMs);
    try {
      return await this.#open(deadline, await this.#turns.take(request));
    } catch (error) {
      deadline.end();
      // If the database answered nobody, the wait is not the caller's fault.
      const isLate = error instanceof ApiError && error.budget === 'databaseWaitMs';
      throw isLate && !this.#link.hasAnsweredSince(from) ? beyond('databaseWaitMs') : error;
    }
  }

  /** Lends a connection for one platform call, for `query` and code without a company. */
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    const lent = this.lend('').then((loan) => {
      loan.client.release = (broken?: Error) => loan.end(broken);
      return loan.client;
    });
    if (!connected) return lent;
    lent.then(
      (client) => connected(undefined, client, client.release),
      (error: Error) => connected(error, undefined, () => undefined),
    );
  }

  #open(deadline: Deadline, endTurn: Release): Promise<Loan> {
    return new Promise((resolve, reject) => {
      const refuse = (error: unknown) => {
        endTurn();
        reject(error);
      };
      if (deadline.isOver) return refuse(late('databaseCallMs'));
      if (this.#link.isSilent) return refuse(new ApiError('unavailable', { retryAfter: 1 }));
      deadline.onOver = () => {
        this.#link.timedOut();
        reject(late('databaseCallMs'));
      };
      this.#connect((error, client, done) => {
        if (!client) return refuse(new ApiError('unavailable', { cause: error, retryAfter: 5 }));
        const takeBack = (broken?: Error) => {
          if (!broken) this.#link.answered(client);
          done(broken);
          endTurn();
        };
        // The caller has given up.
        if (deadline.isOver) return takeBack();
        const { databaseTransactionMs: total } = this.budgets;
        resolve(new Loan(client, { deadline, link: this.#link, total, takeBack }));
      });
    });
  }

  /** A connection that has answered since the last silence. */
  #connect(connected: Connected): void {
    super.connect((error, client, done) => {
      if (!client || !this.#link.isStale(client)) return connected(error, client, done);
      client.connection.stream.destroy();
      done(new Error('The connection may be dead'));
      this.#connect(connected);
    });
  }
}

/**
 * A connection may be lost at any time; its user receives the error at a statement. An unhandled error event would end
 * the process.
 */
function survive(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
}

/** Returns whether the database accepts a connection. */
async function knock(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  void client.end();
}

/** Opens the pool of requests: the login of `url`, in UTC, within these budgets. */
export function openPool(url: string, budgets: Partial<Budgets> = {}): Pool {
  return new Pool(url, { ...defaultBudgets, ...budgets });
}

/** Opens a pool as the owner without limits: for migrations, bulk loads and tests, never for requests. */
export function openOwnerPool(url: string, connections = 2): pg.Pool {
  const pool = new pg.Pool({
    ...session(url, 'ultramar-owner'),
    max: connections,
    connectionTimeoutMillis: 10_000,
  });
  survive(pool);
  return pool;
}

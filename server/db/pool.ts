import pg, { type PoolClient } from 'pg';
import { defaultBudgets, type Budgets } from '../budgets.ts';
import { ApiError, beyond } from '../errors.ts';
import { fairTurns, type Asking, type Release, type Turns } from '../turns.ts';
import { ofCheck, ofCompany, ofPlatform, ofVisitors, sharesOf, type Borrowers } from './borrowers.ts';
import { Deadline } from './deadline.ts';
import { Link } from './link.ts';
import { late, Loan } from './loan.ts';
import { session } from './session.ts';

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (broken?: Error) => void) => void;

/** How long the database may take to say that it is there again, in milliseconds. */
const probeMs = 1_000;

/** What lends connections for the work of a company, or of the platform where it is ''. */
export interface Lender {
  /** What a call may take; each transaction is given its limits by `stand`. */
  readonly budgets: Budgets;
  /** Throws as `Turns.take` does, and `unavailable`. */
  lend(tenant: string): Promise<Loan>;
}

/** Connections that companies share fairly, each lent for a time: a caller is answered or refused within it. */
export class Pool extends pg.Pool implements Lender {
  readonly budgets: Budgets;
  /** Lends for those who open a public link, whom a company's own work does not keep waiting. */
  readonly forVisitors: Lender;
  readonly #turns: Turns<Borrowers>;
  readonly #link: Link;

  constructor(url: string, budgets: Budgets) {
    const { databaseConnections: max, databaseConnectionsPerTenant: perCaller, databaseCallMs } = budgets;
    const ours = session(url, 'ultramar');
    // Connecting may take longer than whoever asked waits: it is the latter who tells that nothing comes back.
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
    this.on('connect', (client) => this.#link.heard(client));
  }

  /** How many connections are lent. */
  get lent(): number {
    return this.#turns.held;
  }

  /** How many calls wait for one. */
  get awaited(): number {
    return this.#turns.waiting;
  }

  lend(tenant: string): Promise<Loan> {
    return this.#lend(tenant === '' ? ofPlatform : ofCompany(tenant));
  }

  /** Asks something on the connection that is kept for health checks, one at a time. Throws as `lend` does. */
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

  async #lend(asking: Asking<Borrowers>): Promise<Loan> {
    const from = performance.now();
    const deadline = new Deadline(this.budgets.databaseCallMs);
    try {
      return await this.#open(deadline, await this.#turns.take(asking));
    } catch (error) {
      deadline.end();
      // Nobody is to blame for a wait in which the database answered nobody.
      const isLate = error instanceof ApiError && error.budget === 'databaseWaitMs';
      throw isLate && !this.#link.hasAnsweredSince(from) ? beyond('databaseWaitMs') : error;
    }
  }

  /** Lends a connection for one call of the platform's: `query`, and whoever knows nothing of companies, asks here. */
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
        this.#link.unheard();
        reject(late('databaseCallMs'));
      };
      this.#connect((error, client, done) => {
        if (!client) return refuse(new ApiError('unavailable', { cause: error, retryAfter: 5 }));
        const takeBack = (broken?: Error) => {
          if (!broken) this.#link.heard(client);
          done(broken);
          endTurn();
        };
        // Nobody waits for it any more.
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
      done(new Error('Nobody knows whether it still leads anywhere'));
      this.#connect(connected);
    });
  }
}

/** A connection may be lost at any moment: its user meets the error at a statement. Unheard, it would end the process. */
function survive(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
}

/** Whether anybody opens. */
async function knock(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  void client.end();
}

/** The pool that serves requests, of connections as the login of `url`, in UTC, within these budgets. */
export function openPool(url: string, budgets: Partial<Budgets> = {}): Pool {
  return new Pool(url, { ...defaultBudgets, ...budgets });
}

/** A pool as the owner of the tables, in no hurry: for migrations, bulk loads and tests, never for a request. */
export function openOwnerPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...session(url, 'ultramar-owner'),
    max: 2,
    connectionTimeoutMillis: 10_000,
  });
  survive(pool);
  return pool;
}

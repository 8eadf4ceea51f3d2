import type { Pool, PoolClient } from 'pg';
import type { RawBuilder } from 'kysely';
import { compile, statementNames, type StatementNames } from './statements.ts';

/** The database inside one transaction. It refuses to work once the transaction has ended. */
export interface Db {
  /** Rows of a hand-written statement. Named statements are prepared once a connection. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Rows of a statement composed with kysely's `sql` template. */
  run<Row extends object>(statement: RawBuilder<Row>): Promise<Row[]>;
}

// Kept apart, so that many combinations of filters cannot use up the names of the hand-written statements.
const written = statementNames(1_000);
const composed = statementNames(500);

const begin = 'begin';
const setScope = "select set_config('app.tenant', $1, true), set_config('app.actor', $2, true)";

/** Runs `work` in one transaction that sees and writes this tenant's rows only; `actor` goes into the audit log. */
export function inTenant<T>(
  pool: Pool,
  scope: { tenant: string; actor?: string },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return transaction(pool, scope.tenant, scope.actor ?? '', work);
}

/** Runs `work` in one transaction without a tenant: the platform's tables, and no row of any tenant's. */
export function onPlatform<T>(pool: Pool, scope: { actor?: string }, work: (db: Db) => Promise<T>): Promise<T> {
  return transaction(pool, '', scope.actor ?? '', work);
}

async function transaction<T>(pool: Pool, tenant: string, actor: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const { db, close } = handle(client);
  let broken: Error | undefined;
  try {
    sendTogether(client);
    // Not awaited: with `pipeline` these leave in the same packet as the first statements of `work`.
    const opening = Promise.all([client.query(begin), send(client, written, setScope, [tenant, actor])]);
    opening.catch(() => undefined);
    const [result] = await Promise.all([work(db), opening]);
    close();
    await commit(client);
    return result;
  } catch (error) {
    close();
    // The rollback waits its turn behind whatever is still in flight, so the next user finds a clean connection.
    broken = await client.query('rollback').then(
      () => undefined,
      (lost: Error) => lost,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Holds what is about to be sent until this turn of the event loop ends: one system call instead of one a statement. */
function sendTogether(client: PoolClient): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** PostgreSQL answers `commit` of a failed transaction by rolling back without an error; here it is one. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed');
}

/** A `Db` that stops working when closed: a late query would run in somebody else's transaction. */
function handle(client: PoolClient): { db: Db; close: () => void } {
  let open = true;
  const rows = <Row extends object>(names: StatementNames, text: string, values: readonly unknown[]): Promise<Row[]> =>
    open ? send<Row>(client, names, text, values) : Promise.reject(new Error('The transaction has ended'));
  return {
    db: {
      query: (text, values = []) => rows(written, text, values),
      run: (statement) => {
        const { text, values } = compile(statement);
        return rows(composed, text, values);
      },
    },
    close: () => {
      open = false;
    },
  };
}

async function send<Row extends object>(
  client: PoolClient,
  names: StatementNames,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const name = names.of(text);
  const { rows } = await client.query({ text, values: [...values], ...(name && { name }) });
  return rows;
}

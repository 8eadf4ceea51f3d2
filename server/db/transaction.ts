import type { Pool, PoolClient } from 'pg';
import { batching, writtenStatement, type Db } from './db.ts';
import { sendBatch, type Answer, type Statement } from './batch.ts';

export type { Db } from './db.ts';

const begin = writtenStatement('begin');
const commit = writtenStatement('commit');

/** What the policies of row-level security and the audit log go by until the transaction ends. */
const setScope = (tenant: string, actor: string): Statement =>
  writtenStatement("select set_config('app.tenant', $1, true), set_config('app.actor', $2, true)", [tenant, actor]);

const setReadScope = (tenant: string): Statement =>
  writtenStatement("select set_config('app.tenant', $1, true), set_config('transaction_read_only', 'on', true)", [
    tenant,
  ]);

/** Runs `work` in one transaction that sees and writes this tenant's rows only; `actor` goes into the audit log. */
export function inTenant<T>(
  pool: Pool,
  scope: { tenant: string; actor?: string },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return transaction(pool, [begin, setScope(scope.tenant, scope.actor ?? '')], work);
}

/** Runs `work` in one transaction without a tenant: the platform's tables, and no row of any tenant's. */
export function onPlatform<T>(pool: Pool, scope: { actor?: string }, work: (db: Db) => Promise<T>): Promise<T> {
  return transaction(pool, [begin, setScope('', scope.actor ?? '')], work);
}

/**
 * Runs `work` that only reads this tenant's rows: what it asks at once is one packet to the database and one back, a
 * transaction of its own that refuses to write. What it asks later may see later changes, as in any transaction here.
 */
export function readInTenant<T>(pool: Pool, tenant: string, work: (db: Db) => Promise<T>): Promise<T> {
  const scope = setReadScope(tenant);
  return work(batching((statements) => onConnection(pool, (client) => sendBehind(client, [scope], statements))));
}

/** The same without a tenant. */
export function readOnPlatform<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  return readInTenant(pool, '', work);
}

function transaction<T>(pool: Pool, opening: readonly Statement[], work: (db: Db) => Promise<T>): Promise<T> {
  return onConnection(pool, async (client) => {
    let unsent = opening;
    let hasEnded = false;
    const db = batching(async (statements) => {
      // A late statement would run in somebody else's transaction.
      if (hasEnded) throw new Error('The transaction has ended');
      const before = unsent;
      unsent = [];
      return sendBehind(client, before, statements);
    });
    try {
      const result = await work(db);
      if (unsent.length === 0) await end(client);
      return result;
    } finally {
      hasEnded = true;
    }
  });
}

/** The answers of statements sent together with others that go before them. */
async function sendBehind(
  client: PoolClient,
  before: readonly Statement[],
  statements: readonly Statement[],
): Promise<Answer[]> {
  const answers = await sendBatch(client, [...before, ...statements]);
  return answers.slice(before.length);
}

/** PostgreSQL answers `commit` of a failed transaction by rolling back without an error; here it is one. */
async function end(client: PoolClient): Promise<void> {
  const [answer] = await sendBatch(client, [commit]);
  if (answer?.command !== 'COMMIT') {
    throw new Error('The transaction was rolled back: one of its statements had failed');
  }
}

/** Lends a connection to `work`; whatever happens, the next who gets it finds no transaction on it. */
async function onConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    // Waits its turn behind whatever is still in flight.
    broken = await client.query('rollback').then(
      () => undefined,
      (lost: Error) => lost,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

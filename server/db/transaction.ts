import type { Answer, Statement } from './batch.ts';
import { batching, writtenStatement, type Db, type Transaction } from './db.ts';
import type { Loan } from './loan.ts';
import type { Pool } from './pool.ts';

export type { Db, Transaction } from './db.ts';

const begin = writtenStatement('begin');
const commit = writtenStatement('commit');
const rollback = writtenStatement('rollback');

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
  work: (db: Transaction) => Promise<T>,
): Promise<T> {
  return transaction(pool, scope.tenant, scope.actor ?? '', work);
}

/** Runs `work` in one transaction without a tenant: the platform's tables, and no row of any tenant's. */
export function onPlatform<T>(
  pool: Pool,
  scope: { actor?: string },
  work: (db: Transaction) => Promise<T>,
): Promise<T> {
  return transaction(pool, '', scope.actor ?? '', work);
}

/**
 * Runs `work` that only reads this tenant's rows: what it asks at once is one packet to the database and one back, a
 * transaction of its own that refuses to write. What it asks later may see later changes, as in any transaction here.
 */
export function readInTenant<T>(pool: Pool, tenant: string, work: (db: Db) => Promise<T>): Promise<T> {
  const scope = setReadScope(tenant);
  return work(batching((statements) => onLoan(pool, tenant, (loan) => sendBehind(loan, [scope], statements))));
}

/** The same without a tenant. */
export function readOnPlatform<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  return readInTenant(pool, '', work);
}

function transaction<T>(pool: Pool, tenant: string, actor: string, work: (db: Transaction) => Promise<T>): Promise<T> {
  return onLoan(pool, tenant, async (loan) => {
    let unsent = [begin, setScope(tenant, actor)];
    let hasEnded = false;
    const asked = batching(async (statements) => {
      // A late statement would run in somebody else's transaction.
      if (hasEnded) throw new Error('The transaction has ended');
      hasEnded = statements.includes(commit);
      if (hasEnded && statements.at(-1) !== commit) throw new Error('Something was asked behind the commit');
      // Not of its end: what all was done for is not undone for being late.
      if (!hasEnded) loan.check();
      const before = unsent;
      unsent = [];
      return sendBehind(loan, before, statements);
    });
    const db: Transaction = { ...asked, commit: async () => requireCommitted(await asked.send(commit)) };
    try {
      const result = await work(db);
      if (unsent.length === 0 && !hasEnded) await db.commit();
      return result;
    } finally {
      hasEnded = true;
    }
  });
}

/** The answers of statements sent together with others that go before them. */
async function sendBehind(
  loan: Loan,
  before: readonly Statement[],
  statements: readonly Statement[],
): Promise<Answer[]> {
  const answers = await loan.send([...before, ...statements]);
  return answers.slice(before.length);
}

/** PostgreSQL answers `commit` of a failed transaction by rolling back without an error; here it is one. */
function requireCommitted({ command }: Answer): void {
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed');
}

/** Lends a connection to `work`; whatever happens, the next who gets it finds no transaction on it. */
async function onLoan<T>(pool: Pool, tenant: string, work: (loan: Loan) => Promise<T>): Promise<T> {
  const loan = await pool.lend(tenant);
  let broken: Error | undefined;
  try {
    return await work(loan);
  } catch (error) {
    // Waits its turn behind whatever is still in flight.
    broken = await loan.send([rollback]).then(
      () => undefined,
      (lost: Error) => lost,
    );
    throw error;
  } finally {
    loan.end(broken);
  }
}

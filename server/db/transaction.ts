import { withMessages, type Answer, type Statement } from './batch.ts';
import { batching, writtenStatement, type Db } from './db.ts';
import type { Loan } from './loan.ts';
import type { Lender } from './pool.ts';
import { stand, standToRead, type By, type Standing } from './standing.ts';

export type { Db } from './db.ts';
export type { By } from './standing.ts';

const begin = withMessages(writtenStatement('begin'));
const commit = withMessages(writtenStatement('commit'));
const rollback = withMessages(writtenStatement('rollback'));

/**
 * What a transaction asks last, of the result of its work. It leaves in one packet with the commit, so that locks are
 * held no longer than its statements take; it must ask all of them at once. Its answer is that of the transaction.
 */
export type Finish<T, Told = T> = (db: Db, result: T) => Promise<Told>;

/** Runs `work`, then `finish`, in one transaction that sees and writes this tenant's rows only. */
export function inTenant<T>(
  pool: Lender,
  scope: By & { tenant: string },
  work: (db: Db) => Promise<T>,
  finish?: Finish<T>,
): Promise<T> {
  return transaction(pool, scope, work, finish);
}

/** Runs `work` in one transaction without a tenant: the platform's rows that whoever asks may have, and no tenant's. */
export function onPlatform<T>(
  pool: Lender,
  by: OnPlatform,
  work: (db: Db) => Promise<T>,
  finish?: Finish<T>,
): Promise<T> {
  return transaction(pool, onPlatformBy(by), work, finish);
}

/**
 * Runs `work` in one transaction that has what signing in needs: accounts with their password hashes, sessions, counts
 * of guesses, one-time links. Only `server/auth/` and the use cases of signing in enter here.
 */
export function inAuth<T>(pool: Lender, by: By, work: (db: Db) => Promise<T>): Promise<T> {
  return transaction(pool, { ...by, ...auth }, work);
}

/**
 * Runs `work` that only reads this tenant's rows: what it asks at once is one packet to the database and one back, a
 * transaction of its own that refuses to write. What it asks later may see later changes, as in any transaction here.
 */
export function readInTenant<T>(pool: Lender, tenant: string, work: (db: Db) => Promise<T>): Promise<T> {
  return packets(pool, tenant, standToRead(pool.budgets)(tenant), work);
}

/** The same without a tenant; by nobody who is signed in, unless somebody is named. */
export function readOnPlatform<T>(pool: Lender, work: (db: Db) => Promise<T>, by: OnPlatform = {}): Promise<T> {
  return packets(pool, '', stand({ ...onPlatformBy(by), isReading: true }, pool.budgets), work);
}

/** The same with what signing in needs. */
export function readInAuth<T>(pool: Lender, work: (db: Db) => Promise<T>): Promise<T> {
  return packets(pool, '', stand({ ...auth, isReading: true }, pool.budgets), work);
}

/** The same, and writes: what `work` asks at once takes effect when it is answered, without a commit. */
export function atOnceInAuth<T>(pool: Lender, work: (db: Db) => Promise<T>): Promise<T> {
  return packets(pool, '', stand(auth, pool.budgets), work);
}

/** Who asks for rows of the platform. */
export interface OnPlatform extends By {
  /** Whether they operate it: they read all that is no secret, and write what is theirs to write. */
  readonly isOperator?: boolean;
}

const auth = { role: 'ultramar_auth' } as const;

const onPlatformBy = ({ isOperator = false, ...by }: OnPlatform): Standing =>
  isOperator ? { ...by, role: 'ultramar_operator' } : by;

/** What is asked at once is one packet, which PostgreSQL makes one transaction of. */
function packets<T>(pool: Lender, tenant: string, first: Statement, work: (db: Db) => Promise<T>): Promise<T> {
  return work(batching((statements) => onLoan(pool, tenant, (loan) => sendBehind(loan, [first], statements))));
}

/**
 * Nobody but this function commits: whatever an answer is built from is asked before, so a request that fails has done
 * nothing.
 */
function transaction<T>(
  pool: Lender,
  standing: Standing,
  work: (db: Db) => Promise<T>,
  finish?: Finish<T>,
): Promise<T> {
  return onLoan(pool, standing.tenant ?? '', async (loan) => {
    let unsent = [begin, stand(standing, pool.budgets)];
    let hasEnded = false;
    const db = batching(async (statements) => {
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
    try {
      const result = await work(db);
      const hasAsked = unsent.length === 0;
      if (!hasAsked && !finish) return result;
      const [answer, ended] = await Promise.all([finish ? finish(db, result) : result, db.send(commit)]);
      requireCommitted(ended);
      return answer;
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
async function onLoan<T>(pool: Lender, tenant: string, work: (loan: Loan) => Promise<T>): Promise<T> {
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

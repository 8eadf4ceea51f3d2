import { withMessages, type Answer, type Statement } from './queries/batch.ts';
import { batching, writtenStatement, type Db } from './queries/db.ts';
import { late, type Loan } from './pool/loan.ts';
import type { Lender } from './pool/pool.ts';
import { setContext, setReadContext, type By, type TransactionContext } from './queries/context.ts';

export type { Db } from './queries/db.ts';
export type { By } from './queries/context.ts';

const begin = withMessages(writtenStatement('begin'));
const beginSnapshot = withMessages(writtenStatement('begin isolation level repeatable read'));
const commit = withMessages(writtenStatement('commit'));
const rollback = withMessages(writtenStatement('rollback'));

/**
 * The last queries of a transaction, given the result of its work. They leave with the commit, so that locks are held
 * briefly; they must all be sent in one packet. Their result is the transaction's.
 */
export type Finish<T, Result = T> = (db: Db, result: T) => Promise<Result>;

/** Runs `work`, then `finish`, in a transaction that sees and writes only this tenant's rows. */
export function inTenant<T>(
  pool: Lender,
  scope: By & { tenant: string },
  work: (db: Db) => Promise<T>,
  finish?: Finish<T>,
): Promise<T> {
  return transaction(pool, scope, work, finish);
}

/** Runs `work` in a transaction without a tenant: the platform's rows that the user may access. */
export function onPlatform<T>(
  pool: Lender,
  by: OnPlatform,
  work: (db: Db) => Promise<T>,
  finish?: Finish<T>,
): Promise<T> {
  return transaction(pool, onPlatformBy(by), work, finish);
}

/**
 * Runs `work` in a transaction with the sign-in role: password hashes, sessions, counts of guesses, one-time links.
 * Only `server/identity/` and `server/features/people/` use it.
 */
export function inAuth<T>(pool: Lender, by: By, work: (db: Db) => Promise<T>): Promise<T> {
  return transaction(pool, { ...by, ...auth }, work);
}

/**
 * Runs read-only `work` in this tenant: concurrent queries are one packet and one transaction. Later queries may see
 * later changes, as under read committed.
 */
export function readInTenant<T>(pool: Lender, tenant: string, work: (db: Db) => Promise<T>): Promise<T> {
  return packets(pool, tenant, setReadContext(pool.budgets)(tenant), work);
}

/**
 * Yields what read-only `work` reads in this tenant as of one instant, that of its first query. It may take `longest`
 * milliseconds, many times as long as a request: nobody else has its connection until then. Throws `unavailable` afterwards.
 */
export async function* readSnapshot<T>(
  pool: Lender,
  tenant: string,
  longest: number,
  work: (db: Db) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const endsAt = performance.now() + longest;
  const loan = await pool.lend(tenant);
  let unsent = [beginSnapshot, setContext({ tenant, isReading: true }, pool.budgets)];
  const db = batching(async (statements) => {
    if (performance.now() > endsAt) throw late('dataExportReadMs');
    const before = unsent;
    unsent = [];
    return sendBehind(loan, before, statements);
  });
  try {
    yield* work(db);
  } finally {
    // It has written nothing, and waits for pending statements.
    const broken = await loan.send([rollback]).then(
      () => undefined,
      (lost: Error) => lost,
    );
    loan.end(broken);
  }
}

/** The same without a tenant; anonymous by default. */
export function readOnPlatform<T>(pool: Lender, work: (db: Db) => Promise<T>, by: OnPlatform = {}): Promise<T> {
  return packets(pool, '', setContext({ ...onPlatformBy(by), isReading: true }, pool.budgets), work);
}

/** The same with the sign-in role. */
export function readInAuth<T>(pool: Lender, work: (db: Db) => Promise<T>): Promise<T> {
  return packets(pool, '', setContext({ ...auth, isReading: true }, pool.budgets), work);
}

/** The same with writes: concurrent statements take effect together without a commit. */
export function atOnceInAuth<T>(pool: Lender, work: (db: Db) => Promise<T>): Promise<T> {
  return packets(pool, '', setContext(auth, pool.budgets), work);
}

/** The user of a platform transaction. */
export interface OnPlatform extends By {
  /** Whether they are an operator: they read everything but secrets and write operators' data. */
  readonly isOperator?: boolean;
}

const auth = { role: 'ultramar_auth' } as const;

const onPlatformBy = ({ isOperator = false, ...by }: OnPlatform): TransactionContext =>
  isOperator ? { ...by, role: 'ultramar_operator' } : by;

/** Concurrent queries are one packet, which PostgreSQL runs as one transaction. */
function packets<T>(pool: Lender, tenant: string, first: Statement, work: (db: Db) => Promise<T>): Promise<T> {
  return work(batching((statements) => onLoan(pool, tenant, (loan) => sendBehind(loan, [first], statements))));
}

/** Only this function commits. Everything in an answer is queried before, so a failed request changes nothing. */
function transaction<T>(
  pool: Lender,
  context: TransactionContext,
  work: (db: Db) => Promise<T>,
  finish?: Finish<T>,
): Promise<T> {
  return onLoan(pool, context.tenant ?? '', async (loan) => {
    let unsent = [begin, setContext(context, pool.budgets)];
    let hasEnded = false;
    const db = batching(async (statements) => {
      // A late statement would run in another transaction.
      if (hasEnded) throw new Error('The transaction has ended');
      hasEnded = statements.includes(commit);
      if (hasEnded && statements.at(-1) !== commit) throw new Error('A query was sent after the commit');
      // Not at its end: completed work is not rolled back for being late.
      if (!hasEnded) loan.check();
      const before = unsent;
      unsent = [];
      return sendBehind(loan, before, statements);
    });
    try {
      const result = await work(db);
      const hasBegun = unsent.length === 0;
      if (!hasBegun && !finish) return result;
      const [answer, ended] = await Promise.all([finish ? finish(db, result) : result, db.send(commit)]);
      requireCommitted(ended);
      return answer;
    } finally {
      hasEnded = true;
    }
  });
}

/** Returns the answers of statements that follow others in one packet. */
async function sendBehind(
  loan: Loan,
  before: readonly Statement[],
  statements: readonly Statement[],
): Promise<Answer[]> {
  const answers = await loan.send([...before, ...statements]);
  return answers.slice(before.length);
}

/** PostgreSQL answers the `commit` of a failed transaction with a rollback and no error. */
function requireCommitted({ command }: Answer): void {
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed');
}

/** Lends a connection to `work`; it is always returned without an open transaction. */
async function onLoan<T>(pool: Lender, tenant: string, work: (loan: Loan) => Promise<T>): Promise<T> {
  const loan = await pool.lend(tenant);
  let broken: Error | undefined;
  try {
    return await work(loan);
  } catch (error) {
    // Waits for pending statements.
    broken = await loan.send([rollback]).then(
      () => undefined,
      (lost: Error) => lost,
    );
    throw error;
  } finally {
    loan.end(broken);
  }
}

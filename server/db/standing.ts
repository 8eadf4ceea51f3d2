import type { Budgets } from '../budgets.ts';
import type { Statement } from './batch.ts';
import { writtenStatement } from './db.ts';

/** Who asks, as policies and the audit log know them. */
export interface By {
  /** The key of their account. */
  readonly user?: string;
  /** What the audit log calls them. */
  readonly actor?: string;
}

/** As what a transaction runs, until it ends. */
export interface Standing extends By {
  /** Whose rows it sees beside the platform's; none: no tenant's. */
  readonly tenant?: string;
  /** The role it enters; none: that of requests, which the login of the server has anyway. */
  readonly role?: 'ultramar_operator' | 'ultramar_auth';
  /** Whether it refuses to write. */
  readonly isReading?: boolean;
}

const settings = (names: readonly string[]): string =>
  names.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(', ');

const common = [
  'app.tenant',
  'app.user',
  'app.actor',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
];

/** One row of one number is all that comes back. */
const text = (names: readonly string[]): string => `select num_nulls(${settings(names)})`;

const texts = {
  reading: text([...common, 'transaction_read_only']),
  readingAs: text([...common, 'transaction_read_only', 'role']),
  writing: text(common),
  writingAs: text([...common, 'role']),
};

/**
 * The statement that gives a transaction its standing and limits. All of it ends with the transaction: a pooler may
 * give the connection to somebody else then, and whoever gets one finds nothing on it.
 */
export function stand(
  { tenant = '', user = '', actor = '', role, isReading = false }: Standing,
  budgets: Budgets,
): Statement {
  const values = [
    tenant,
    user,
    actor,
    String(budgets.databaseStatementMs),
    String(budgets.databaseLockMs),
    String(budgets.databaseIdleMs),
    ...(isReading ? ['on'] : []),
    ...(role ? [role] : []),
  ];
  if (isReading) return writtenStatement(role ? texts.readingAs : texts.reading, values);
  return writtenStatement(role ? texts.writingAs : texts.writing, values);
}

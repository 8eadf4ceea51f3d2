import { memoized } from '../../../domain/memoized.ts';
import type { Budgets } from '../../limits/budgets.ts';
import { rememberTexts } from '../../base/rememberTexts.ts';
import { withMessages, type Statement } from './batch.ts';
import { writtenStatement } from './db.ts';

/** The user, for policies and the audit log. */
export interface By {
  /** The key of their account. */
  readonly user?: string;
  /** Their name in the audit log. */
  readonly actor?: string;
}

/** The context of a transaction: tenant, role and user. */
export interface TransactionContext extends By {
  /** The visible tenant besides the platform; none by default. */
  readonly tenant?: string;
  /** The role; by default that of requests, which the login has. */
  readonly role?: 'ultramar_operator' | 'ultramar_auth';
  /** Whether it is read-only. */
  readonly isReading?: boolean;
}

/**
 * Returns the statement that sets a transaction's context and limits. Both end with the transaction, so that a pooled
 * connection carries nothing over.
 */
export function setContext(context: TransactionContext, budgets: Budgets): Statement {
  const names: string[] = [];
  const values: string[] = [];
  // Each setting costs a microsecond per request, so empty ones are omitted.
  for (const [name, value] of Object.entries(settingsOf(context, budgets))) {
    if (value === undefined) continue;
    names.push(name);
    values.push(value);
  }
  return writtenStatement(textOf(names), values);
}

/** The number of tenants to cache. */
const remembered = 1_000;

/** The statement of reading transactions, cached by tenant because it precedes nearly every GET. */
export const setReadContext = memoized((budgets: Budgets) =>
  rememberTexts(remembered, (tenant) => withMessages(setContext({ tenant, isReading: true }, budgets))),
);

function settingsOf({ tenant, user, actor, role, isReading }: TransactionContext, budgets: Budgets) {
  return {
    'app.tenant': tenant,
    'app.user': user,
    statement_timeout: String(budgets.databaseStatementMs),
    lock_timeout: String(budgets.databaseLockMs),
    ...(isReading
      ? { transaction_read_only: 'on' }
      : {
          'app.actor': actor,
          // A read is one packet, so its transaction never idles.
          idle_in_transaction_session_timeout: String(budgets.databaseIdleMs),
        }),
    role,
  };
}

/** Statement texts by their settings; there are few. */
const texts = new Map<string, string>();

/** Returns a single small row. */
function textOf(names: readonly string[]): string {
  const key = names.join();
  const known = texts.get(key);
  if (known !== undefined) return known;
  const settings = names.map((name, index) => `set_config('${name}', $${index + 1}, true)`);
  const text = `select num_nulls(${settings.join(', ')})`;
  texts.set(key, text);
  return text;
}

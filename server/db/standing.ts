import { oncePer } from '../../domain/oncePer.ts';
import type { Budgets } from '../budgets.ts';
import { rememberTexts } from '../rememberTexts.ts';
import { withMessages, type Statement } from './batch.ts';
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

/**
 * The statement that gives a transaction its standing and limits. All of it ends with the transaction: a pooler may
 * give the connection to somebody else then, and whoever gets one finds nothing on it.
 */
export function stand(standing: Standing, budgets: Budgets): Statement {
  const names: string[] = [];
  const values: string[] = [];
  // Each setting costs a microsecond of every request, so none is made that says nothing.
  for (const [name, value] of Object.entries(settingsOf(standing, budgets))) {
    if (value === undefined) continue;
    names.push(name);
    values.push(value);
  }
  return writtenStatement(textOf(names), values);
}

/** How many tenants are remembered. */
const remembered = 1_000;

/** The same of a transaction that reads a tenant's rows: it precedes nearly every GET, and differs by the tenant alone. */
export const standToRead = oncePer((budgets: Budgets) =>
  rememberTexts(remembered, (tenant) => withMessages(stand({ tenant, isReading: true }, budgets))),
);

function settingsOf({ tenant, user, actor, role, isReading }: Standing, budgets: Budgets) {
  return {
    'app.tenant': tenant,
    'app.user': user,
    statement_timeout: String(budgets.databaseStatementMs),
    lock_timeout: String(budgets.databaseLockMs),
    ...(isReading
      ? { transaction_read_only: 'on' }
      : {
          'app.actor': actor,
          // A read is one packet, and its transaction never idle.
          idle_in_transaction_session_timeout: String(budgets.databaseIdleMs),
        }),
    role,
  };
}

/** The texts by the names they set: there are a handful, and each request would put its own together. */
const texts = new Map<string, string>();

/** One row of one number is all that comes back. */
function textOf(names: readonly string[]): string {
  const key = names.join();
  const known = texts.get(key);
  if (known !== undefined) return known;
  const settings = names.map((name, index) => `set_config('${name}', $${index + 1}, true)`);
  const text = `select num_nulls(${settings.join(', ')})`;
  texts.set(key, text);
  return text;
}

import { DatabaseError } from 'pg';
import { inSavepoint } from '../../../database/savepoint.ts';
import type { Db } from '../../../database/transaction.ts';
import { perform } from '../../../engine/commands/perform.ts';
import type { Scope } from '../../../identity/scope.ts';
import { isStale, renewTerms, type StaleTerms } from '../terms/renewTerms.ts';

/** The invoices that a run issues together. */
export interface Issuing {
  readonly keys: readonly string[];
  /** The key of the run's ledger entry, which may be written later in the transaction. */
  readonly run: string;
  readonly dueIn: number | undefined;
}

export interface Issued {
  readonly done: readonly string[];
  readonly refused: readonly Refused[];
}

export interface Refused {
  readonly uuid: string;
  readonly reason: string;
}

const selectStale = `
  select m.uuid, c.currency, m.adjustments from contract_terms m
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid
  where m.tenant_id = $1 and ${isStale} and m.uuid in (
    select o.terms_uuid from occurrences o where o.tenant_id = $1 and o.uuid = any($2::uuid[]))
  order by m.uuid for update of m`;

// Locks contracts before any write, ordered by key, so that concurrent runs do not deadlock.
const lockContracts = `
  select from contracts c where c.tenant_id = $1 and c.uuid in (
    select o.contract_uuid from occurrences o where o.tenant_id = $1 and o.uuid = any($2::uuid[]))
  order by c.uuid for no key update`;

/**
 * Issues all invoices that can be issued. If the database rejects a value, it bisects the list, in order, to find the
 * failing ones; only these are refused, as `failed`.
 */
export async function issueSome(db: Db, scope: Scope, { keys, ...rest }: Issuing): Promise<Issued> {
  try {
    return await inSavepoint(db, () => issue(db, scope, { keys, ...rest }));
  } catch (error) {
    if (!isOfContent(error)) throw error;
    if (keys.length === 1) return { done: [], refused: keys.map((uuid) => ({ uuid, reason: 'failed' })) };
    const half = Math.ceil(keys.length / 2);
    const first = await issueSome(db, scope, { keys: keys.slice(0, half), ...rest });
    const second = await issueSome(db, scope, { keys: keys.slice(half), ...rest });
    return { done: [...first.done, ...second.done], refused: [...first.refused, ...second.refused] };
  }
}

/** Issues all invoices that can be issued, under current terms. */
async function issue(db: Db, scope: Scope, { keys, run, dueIn }: Issuing): Promise<Issued> {
  const tenant = scope.tenant.id;
  const [, stale] = await Promise.all([
    db.query(lockContracts, [tenant, keys]),
    db.query<StaleTerms>(selectStale, [tenant, keys]),
  ]);
  await renewTerms(db, tenant, stale);
  const { done, refused } = await perform(db, scope, 'invoices.issue', keys, {
    run_uuid: run,
    due_in_days: dueIn,
  });
  return { done, refused: refused.map(({ key, error }) => ({ uuid: key, reason: error.code })) };
}

/**
 * Whether the database rejected a value or a constraint was violated, so that a retry would fail again (SQLSTATE
 * classes 22, 23).
 */
const isOfContent = (error: unknown): boolean => error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');

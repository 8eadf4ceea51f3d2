import { DatabaseError } from 'pg';
import { inSavepoint } from '../../db/savepoint.ts';
import type { Db } from '../../db/transaction.ts';
import { perform } from '../../resources/perform.ts';
import type { Scope } from '../../scope.ts';
import { isStale, renewTerms, type StaleTerms } from './renewTerms.ts';

/** What a run issues together. */
export interface Issuing {
  readonly keys: readonly string[];
  /** The key of its entry in the ledger, which may be written later in the transaction. */
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
  select m.uuid, c.currency from contract_terms m
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid
  where m.tenant_id = $1 and ${isStale} and m.uuid in (
    select o.terms_uuid from occurrences o where o.tenant_id = $1 and o.uuid = any($2::uuid[]))
  order by m.uuid for update of m`;

// Before anything of them is written, and in their order, so that no two runs wait for each other.
const lockContracts = `
  select from contracts c where c.tenant_id = $1 and c.uuid in (
    select o.contract_uuid from occurrences o where o.tenant_id = $1 and o.uuid = any($2::uuid[]))
  order by c.uuid for no key update`;

/**
 * Issues what can be. Where the database itself refuses some, they are looked for by halves, which keep their order; it is
 * they alone that have failed then.
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

/** Issues what can be, under the terms of today. */
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

/** Whether the database refused what was to be written, as it would again: a value, or a rule of a table (SQLSTATE 22, 23). */
const isOfContent = (error: unknown): boolean => error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');

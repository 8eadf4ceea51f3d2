import type { Db } from '../../../database/transaction.ts';
import { stored } from '../../../engine/documents/lines/rowOfLines.ts';
import type { DueQuery } from '../runs/dueUntil.ts';
import { isStaleOn, mostLookedAt, renewedTerms, type StaleTerms } from './renewTerms.ts';
import { jurisdictionsOf } from './terms.ts';

/** The current values of stale terms. */
export interface RenewedTerms {
  readonly uuid: string;
  readonly total?: string;
  readonly jurisdictions?: readonly object[];
  /** Whether they cannot be computed: no invoice is issued from them. */
  readonly is_stale: boolean;
}

/** The recomputed stale terms. */
export interface DueTerms {
  readonly renewed: readonly RenewedTerms[];
  /** Whether these are all stale terms. */
  readonly isWhole: boolean;
}

/** SQL join: adds to the terms `m` their current values `t`, from the `RenewedTerms` in `$5`. */
export const asRenewed = `
  left join jsonb_to_recordset($5) r (uuid uuid, total numeric(20, 3), jurisdictions jsonb, is_stale boolean) on r.uuid = m.uuid
  cross join lateral (select coalesce(r.total, m.total) as total, coalesce(r.jurisdictions, m.jurisdictions) as jurisdictions,
    coalesce(r.is_stale, false) as is_stale) t`;

const selectStale = `
  select m.uuid, c.currency, m.adjustments, d.day from (
    select o.terms_uuid, min(o.created) as day from occurrences o
    where o.tenant_id = $1 and o.status in ('future', 'held') and o.created <= $2 and ($3::date is null or o.created >= $3)
    group by o.terms_uuid
  ) d
  join contract_terms m on m.tenant_id = $1 and m.uuid = d.terms_uuid
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid
  where ${isStaleOn('d.day')}
  limit ${mostLookedAt + 1}`;

/** Recomputes the stale terms of the invoices due on some days. */
export async function dueTerms(db: Db, tenant: string, { from, until }: DueQuery): Promise<DueTerms> {
  const stale = await db.query<StaleTerms>(selectStale, [tenant, until, from]);
  const computed = await renewedTerms(db, tenant, stale);
  const renewed = stale.slice(0, mostLookedAt).map(({ uuid }) => {
    const terms = computed.get(uuid);
    if (!terms) return { uuid, is_stale: true };
    const total = stored(terms.totals.total);
    return { uuid, total, jurisdictions: jurisdictionsOf(terms.rows), is_stale: false };
  });
  return { renewed, isWhole: stale.length <= mostLookedAt };
}

import { decimalText, parseDecimal } from '../../../domain/money/decimal.ts';
import type { Db } from '../../db/transaction.ts';
import { isStale, termsToday, type StaleTerms } from './renewTerms.ts';

/** What stale terms come to today, by their keys. */
export interface TotalsToday {
  readonly totals: ReadonlyMap<string, string>;
  /** Whether these are all that are stale. */
  readonly isWhole: boolean;
}

/** So many terms are computed anew for somebody who only looks. */
const mostTerms = 100;

const selectStale = `
  select m.uuid, c.currency from contract_terms m
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid
  where m.tenant_id = $1 and m.uuid in (
      select o.terms_uuid from occurrences o
      where o.tenant_id = $1 and o.status in ('future', 'held') and o.created <= $2)
    and ${isStale}
  limit ${mostTerms + 1}`;

/** What the terms of all that is due up to a day come to now, where that is not what they say and can be computed. */
export async function totalsToday(db: Db, tenant: string, until: string): Promise<TotalsToday> {
  const stale = await db.query<StaleTerms>(selectStale, [tenant, until]);
  const totals = new Map<string, string>();
  // One after the other: each may hold a thousand lines.
  for (const terms of stale.slice(0, mostTerms)) {
    const renewed = await termsToday(db, tenant, terms);
    if (renewed.issues.length === 0) totals.set(terms.uuid, stored(renewed.totals.total));
  }
  return { totals, isWhole: stale.length <= mostTerms };
}

/** An amount as `numeric(20, 3)` answers it. */
const stored = (amount: string): string => decimalText(parseDecimal(amount, 3), 3);

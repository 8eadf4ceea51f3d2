import type { Db } from '../../db/transaction.ts';
import { stored } from '../documents/rowOfLines.ts';
import { isStale, mostLookedAt, renewedTerms, type StaleTerms } from './renewTerms.ts';

/** What stale terms come to today, by their keys. */
export interface TotalsToday {
  readonly totals: ReadonlyMap<string, string>;
  /** Whether these are all that are stale. */
  readonly isWhole: boolean;
}

const selectStale = `
  select m.uuid, c.currency from contract_terms m
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid
  where m.tenant_id = $1 and m.uuid in (
      select o.terms_uuid from occurrences o
      where o.tenant_id = $1 and o.status in ('future', 'held') and o.created <= $2)
    and ${isStale}
  limit ${mostLookedAt + 1}`;

/** What the terms of all that is due up to a day come to now, where that is not what they say and can be computed. */
export async function totalsToday(db: Db, tenant: string, until: string): Promise<TotalsToday> {
  const stale = await db.query<StaleTerms>(selectStale, [tenant, until]);
  const renewed = await renewedTerms(db, tenant, stale);
  const totals = new Map([...renewed].map(([uuid, terms]) => [uuid, stored(terms.totals.total)]));
  return { totals, isWhole: stale.length <= mostLookedAt };
}

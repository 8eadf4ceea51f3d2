import type { EnteredAdjustment } from '../../../../domain/documents/adjustments.ts';
import type { Db } from '../../../database/transaction.ts';
import { amountColumns } from '../../../engine/documents/columns.ts';
import { renew, type Renewed } from '../../../engine/documents/issuing/renew.ts';
import { writtenTotals } from '../../../engine/documents/lines/rowOfLines.ts';
import { isOpen } from './occurrences.ts';
import { jurisdictionsOf, termsLines, termsNames } from './terms.ts';

/**
 * SQL condition: a line of the terms `m` was computed from another version of its item or scenario than the stored one.
 */
export const isStale = `exists (
  select from contract_items l
  join items i on i.tenant_id = l.tenant_id and i.uuid = l.item_uuid
  join scenarios s on s.tenant_id = l.tenant_id and s.uuid = l.scenery_uuid
  where l.tenant_id = m.tenant_id and l.terms_uuid = m.uuid
    and (l.item_version, l.scenery_version) <> (i.version, s.version))`;

/** SQL expression: how often the tributes of the terms `m` have changed until a day. Days with the same number have the same. */
export const changesUntil = (day: string): string => `(
  select count(distinct d.day)::int from contract_items l
  join scenario_tributes r on r.tenant_id = l.tenant_id and r.scenario_uuid = l.scenery_uuid
    and (r.valid_from is not null or r.valid_until is not null)
  cross join lateral (values (r.valid_from), (r.valid_until + 1)) d (day)
  where l.tenant_id = m.tenant_id and l.terms_uuid = m.uuid and d.day <= ${day})`;

/** SQL condition: the same, or the terms `m` have the tributes of another time than that of a day. */
export const isStaleOn = (day: string): string =>
  `(${isStale} or (m.taxed_on <> ${day} and ${changesUntil('m.taxed_on')} <> ${changesUntil(day)}))`;

/**
 * Returns the query for the stale terms of a contract's open occurrences, as of the first of these; the arguments are SQL
 * expressions for the keys.
 */
export const staleOfContract = (tenant: string, contract: string): string => `
  select m.uuid, c.currency, m.adjustments, d.day from contract_terms m
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid
  join lateral (
    select min(o.created) as day from occurrences o where o.tenant_id = m.tenant_id and o.terms_uuid = m.uuid and ${isOpen}
  ) d on d.day is not null
  where m.tenant_id = ${tenant} and m.contract_uuid = ${contract} and ${isStaleOn('d.day')}
  order by m.uuid`;

/** Terms with outdated values. */
export interface StaleTerms {
  readonly uuid: string;
  readonly currency: string;
  readonly adjustments: readonly EnteredAdjustment[] | null;
  /** The issue date that they are computed for. */
  readonly day: string;
  /** What they are found by once they are computed, if not by their own key. */
  readonly key?: string;
}

const update = `
  update contract_terms m set jurisdictions = v.jurisdictions, taxed_on = v.taxed_on, ${amountColumns.map((name) => `${name} = v.${name}`).join(', ')}
  from jsonb_populate_record(null::contract_terms, $3) v where m.tenant_id = $1 and m.uuid = $2`;

/**
 * Recomputes terms from the current catalogue and scenarios; with an issue if that is impossible, and the stored values
 * apply.
 */
export async function termsToday(db: Db, tenant: string, terms: StaleTerms): Promise<Renewed> {
  const renewed = await renew(db, tenant, terms, termsNames);
  if (renewed.rows.length > 0) return renewed;
  // An amendment has deleted them since they were read.
  return { ...renewed, issues: [{ path: termsNames.linesAt, key: 'validation.required' }] };
}

/** The maximum number of terms recomputed for a read. */
export const mostLookedAt = 100;

/** Recomputes the first `most` stale terms, by their keys; omits those that cannot be computed. */
export async function renewedTerms(
  db: Db,
  tenant: string,
  stale: readonly StaleTerms[],
  most = mostLookedAt,
): Promise<ReadonlyMap<string, Renewed>> {
  const found = new Map<string, Renewed>();
  // Sequential: each may have a thousand lines.
  for (const terms of stale.slice(0, most)) {
    const renewed = await termsToday(db, tenant, terms);
    if (renewed.issues.length === 0) found.set(terms.key ?? terms.uuid, renewed);
  }
  return found;
}

/**
 * Recomputes and stores terms. Terms stay stale if their scenarios require values that were not entered, or amounts are
 * out of range.
 */
export async function renewTerms(db: Db, tenant: string, stale: readonly StaleTerms[]): Promise<void> {
  // Sequential: each may have a thousand lines.
  for (const terms of stale) {
    const { rows, totals, issues } = await termsToday(db, tenant, terms);
    if (issues.length > 0) continue;
    const content = JSON.stringify({
      ...writtenTotals(totals),
      jurisdictions: jurisdictionsOf(rows),
      taxed_on: terms.day,
    });
    await Promise.all([
      termsLines.replace(db, tenant, terms.uuid, rows),
      db.query(update, [tenant, terms.uuid, content]),
    ]);
  }
}

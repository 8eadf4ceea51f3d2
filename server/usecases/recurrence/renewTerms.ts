import { taxFigures } from '../../../domain/taxes/figures.ts';
import type { Db } from '../../db/transaction.ts';
import { renew, type Renewed } from '../documents/renew.ts';
import { isOpen } from './occurrences.ts';
import { jurisdictionsOf, termsLines, termsNames } from './terms.ts';

/** Whether a line of the terms `m` was computed under another version of its item or scenario than is kept now. */
export const isStale = `exists (
  select from contract_items l
  join items i on i.tenant_id = l.tenant_id and i.uuid = l.item_uuid
  join scenarios s on s.tenant_id = l.tenant_id and s.uuid = l.scenery_uuid
  where l.tenant_id = m.tenant_id and l.terms_uuid = m.uuid
    and (l.item_version, l.scenery_version) <> (i.version, s.version))`;

/** The statement for those of the invoices that are to come of a contract, whose keys it names as it is told. */
export const staleOfContract = (tenant: string, contract: string): string => `
  select m.uuid, c.currency from contract_terms m
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid
  where m.tenant_id = ${tenant} and m.contract_uuid = ${contract} and ${isStale} and exists (
    select from occurrences o where o.tenant_id = m.tenant_id and o.terms_uuid = m.uuid and ${isOpen})
  order by m.uuid`;

/** Terms that are not what they would be today. */
export interface StaleTerms {
  readonly uuid: string;
  readonly currency: string;
}

const amounts = ['subtotal', 'total', ...taxFigures];

const update = `
  update contract_terms m set jurisdictions = v.jurisdictions, ${amounts.map((name) => `${name} = v.${name}`).join(', ')}
  from jsonb_populate_record(null::contract_terms, $3) v where m.tenant_id = $1 and m.uuid = $2`;

/**
 * What terms would be today, computed under the catalogue and the scenarios as they are; with an issue where that cannot be
 * told, and what is stored stands.
 */
export async function termsToday(db: Db, tenant: string, terms: StaleTerms): Promise<Renewed> {
  const renewed = await renew(db, tenant, terms, termsNames);
  if (renewed.rows.length > 0) return renewed;
  // An amendment has cleared them away since they were read.
  return { ...renewed, issues: [{ path: termsNames.linesAt, key: 'validation.required' }] };
}

/** So many terms are computed anew for somebody who only looks. */
export const mostLookedAt = 100;

/** What the first so many of stale terms would be today, by their keys: those that can be computed. */
export async function renewedTerms(
  db: Db,
  tenant: string,
  stale: readonly StaleTerms[],
  most = mostLookedAt,
): Promise<ReadonlyMap<string, Renewed>> {
  const found = new Map<string, Renewed>();
  // One after the other: each may hold a thousand lines.
  for (const terms of stale.slice(0, most)) {
    const renewed = await termsToday(db, tenant, terms);
    if (renewed.issues.length === 0) found.set(terms.uuid, renewed);
  }
  return found;
}

/**
 * Brings terms up to date. Those that cannot be stay as they are, and stale: their scenarios ask for values that nobody
 * entered, or make amounts beyond bounds.
 */
export async function renewTerms(db: Db, tenant: string, stale: readonly StaleTerms[]): Promise<void> {
  // One after the other: each may hold a thousand lines.
  for (const terms of stale) {
    const { rows, totals, issues } = await termsToday(db, tenant, terms);
    if (issues.length > 0) continue;
    const content = JSON.stringify({ ...totals, jurisdictions: jurisdictionsOf(rows) });
    await Promise.all([
      termsLines.replace(db, tenant, terms.uuid, rows),
      db.query(update, [tenant, terms.uuid, content]),
    ]);
  }
}

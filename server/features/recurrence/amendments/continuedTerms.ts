import { comparedFigures, type Compared } from '../../../../domain/recurrence/amendments/comparedFigures.ts';
import type { Db } from '../../../database/transaction.ts';
import { isStale, termsToday } from '../terms/renewTerms.ts';
import type { Amended } from './read.ts';

/** The terms of added invoices, with the current figures of each invoice. */
export interface ContinuedTerms extends Compared {
  readonly terms_uuid: string;
}

const selectFigures = `
  select ${comparedFigures.map((name) => `m.${name}`).join(', ')}, ${isStale} as is_stale
  from contract_terms m where m.tenant_id = $1 and m.uuid = $2`;

/** Returns the lasting terms of the last invoice, without amendments of this invoice alone. */
export async function continuedTerms(
  db: Db,
  tenant: string,
  { contract: { frequency, currency }, invoices }: Amended,
): Promise<ContinuedTerms> {
  const uuid = invoices.findLast(({ occurrence }) => occurrence <= frequency)?.lasting_terms_uuid;
  const [stored] = await db.query<Compared & { readonly is_stale: boolean }>(selectFigures, [tenant, uuid]);
  if (!uuid || !stored) throw new Error('A contract has no terms');
  const { is_stale, ...figures } = stored;
  if (!is_stale) return { terms_uuid: uuid, ...figures };
  const { totals, issues } = await termsToday(db, tenant, { uuid, currency });
  return { terms_uuid: uuid, ...(issues.length > 0 ? figures : totals) };
}

import { comparedFigures, type Compared } from '../../../../domain/contracts/comparison.ts';
import type { Db } from '../../../db/transaction.ts';
import { isStale, termsToday } from '../renewTerms.ts';
import type { Amended } from './read.ts';

/** The terms that added invoices have, with what each of those comes to today. */
export interface ContinuedTerms extends Compared {
  readonly terms_uuid: string;
}

const selectOnce = `
  select distinct occurrence from contract_amendments
  where tenant_id = $1 and contract_uuid = $2 and reach = 'only' and kind in ('lines', 'details', 'terms', 'adjust')`;

const selectFigures = `
  select ${comparedFigures.map((name) => `m.${name}`).join(', ')}, ${isStale} as is_stale
  from contract_terms m where m.tenant_id = $1 and m.uuid = $2`;

/** What the last invoice says that no amendment was about alone. */
export async function continuedTerms(db: Db, tenant: string, amended: Amended): Promise<ContinuedTerms> {
  const { uuid: contract, currency } = amended.contract;
  const uuid = lastTerms(amended, await db.query<{ occurrence: number }>(selectOnce, [tenant, contract]));
  const [stored] = await db.query<Compared & { readonly is_stale: boolean }>(selectFigures, [tenant, uuid]);
  if (!stored) throw new Error('An invoice has no terms');
  const { is_stale, ...figures } = stored;
  if (!is_stale) return { terms_uuid: uuid, ...figures };
  const { totals, issues } = await termsToday(db, tenant, { uuid, currency });
  return { terms_uuid: uuid, ...(issues.length > 0 ? figures : totals) };
}

function lastTerms({ contract, invoices }: Amended, once: readonly { readonly occurrence: number }[]): string {
  const alone = new Set(once.map(({ occurrence }) => occurrence));
  const lasting = invoices.filter(({ occurrence }) => occurrence <= contract.frequency);
  const last = lasting.findLast(({ occurrence }) => !alone.has(occurrence)) ?? lasting.at(-1);
  if (!last) throw new Error('A contract has no invoice');
  return last.terms_uuid;
}

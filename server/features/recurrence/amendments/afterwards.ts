import type { Effect } from '../../../../domain/recurrence/amendments/amendment.ts';
import {
  comparedFigures,
  type Compared,
  type Priced,
} from '../../../../domain/recurrence/amendments/comparedFigures.ts';
import type { Db } from '../../../database/transaction.ts';
import { isStaleOn, termsToday, type StaleTerms } from '../terms/renewTerms.ts';
import type { NewContent } from './newAmounts.ts';
import type { OwnTerms } from './effective/ownTerms.ts';
import type { Amended, AmendedInvoice } from './read.ts';

/** The contents that an amendment writes, and the terms of added invoices, if any. */
interface Contents {
  readonly terms: ReadonlyMap<string, NewContent>;
  readonly own: readonly OwnTerms[];
  readonly continued: ContinuedTerms | undefined;
}

/** Returns the invoices after the amendment; unchanged ones are the same objects. */
export function afterwards(
  invoices: readonly AmendedInvoice[],
  { reworded, statuses, added }: Effect,
  { terms, own, continued }: Contents,
): Priced[] {
  const owned = new Map(own.map(({ occurrence, content }) => [occurrence, content]));
  const changed = new Set([...reworded, ...statuses.keys(), ...owned.keys()]);
  const gone = new Set(added.map(({ occurrence }) => occurrence));
  const kept = invoices
    .filter(({ occurrence }) => !gone.has(occurrence))
    .map((one) => {
      if (!changed.has(one.occurrence)) return one;
      const { totals } = owned.get(one.occurrence) ?? terms.get(one.terms_uuid) ?? {};
      return { ...one, ...totals, status: statuses.get(one.occurrence) ?? one.status };
    });
  const further = added.flatMap(({ occurrence, due_date }) =>
    continued ? { ...continued, occurrence, due_date, status: statuses.get(occurrence) ?? 'future' } : [],
  );
  return [...kept, ...further];
}

/** The terms of added invoices, with the current figures of each invoice. */
export interface ContinuedTerms extends Compared {
  readonly terms_uuid: string;
}

const selectFigures = `
  select ${comparedFigures.map((name) => `m.${name}`).join(', ')}, m.adjustments, ${isStaleOn('$3::date')} as is_stale
  from contract_terms m where m.tenant_id = $1 and m.uuid = $2`;

/** Returns the lasting terms of the last invoice, without amendments of this invoice alone. */
export async function continuedTerms(
  db: Db,
  tenant: string,
  { contract: { frequency, currency, taxed_on: day }, invoices }: Amended,
): Promise<ContinuedTerms> {
  const uuid = invoices.findLast(({ occurrence }) => occurrence <= frequency)?.lasting_terms_uuid;
  const [stored] = await db.query<Compared & Pick<StaleTerms, 'adjustments'> & { readonly is_stale: boolean }>(
    selectFigures,
    [tenant, uuid, day],
  );
  if (!uuid || !stored) throw new Error('A contract has no terms');
  const { is_stale, adjustments, ...figures } = stored;
  if (!is_stale) return { terms_uuid: uuid, ...figures };
  const { totals, issues } = await termsToday(db, tenant, { uuid, currency, adjustments, day });
  return { terms_uuid: uuid, ...(issues.length > 0 ? figures : totals) };
}

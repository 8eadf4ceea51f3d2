import { withOwnShares } from '../../../../../domain/recurrence/amendments/splitRows.ts';
import { isOpen } from '../../../../../domain/recurrence/schedule/plannedOccurrences.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Db } from '../../../../database/transaction.ts';
import type { LineInput } from '../../../../engine/documents/drafts/input.ts';
import { renew } from '../../../../engine/documents/issuing/renew.ts';
import { termsNames } from '../../terms/terms.ts';
import type { Reached } from '../affectedTerms.ts';
import type { FurtherRow } from './issued.ts';
import type { NewContent } from '../newAmounts.ts';
import { inputOf, ownContent, type OwnTerms, type TaxedOn } from './ownTerms.ts';
import type { Amended, AmendedInvoice } from '../read.ts';
import { adjustmentsAfter, adjustmentsOf } from './split.ts';

/** The next scheduled invoice that is not paused. */
export const nextScheduled = (invoices: readonly AmendedInvoice[]): AmendedInvoice | undefined =>
  invoices.find((one) => isOpen(one) && one.status !== 'paused');

interface Owning extends TaxedOn {
  readonly invoices: readonly AmendedInvoice[];
  /** The invoices with the terms that are amended. */
  readonly changed: Amended;
  readonly divided: OwnTerms | undefined;
  /** The lines that bill what earlier invoices lack: those that are scheduled, and those for the next invoice. */
  readonly further: readonly FurtherRow[];
  readonly lacking: readonly LineInput[];
  readonly reached: readonly Reached[];
  readonly terms: ReadonlyMap<string, NewContent>;
}

/**
 * Returns the terms of single scheduled invoices: divided, or with lines that bill what earlier ones lack. These lines stay
 * whatever is amended.
 */
export async function planOwnTerms(db: Db, tenant: string, owning: Owning): Promise<OwnTerms[]> {
  const { invoices, divided, further, lacking, reached } = owning;
  const reworded = new Set(reached.filter(({ isReworded }) => isReworded).map(({ invoice }) => invoice.occurrence));
  const next = lacking.length > 0 ? nextScheduled(invoices)?.occurrence : undefined;
  const withLines = further.filter(({ occurrence }) => reworded.has(occurrence)).map(({ occurrence }) => occurrence);
  const alone = new Set([...withLines, ...(next === undefined ? [] : [next])]);
  const own = divided && !alone.has(divided.occurrence) ? [divided] : [];
  // Sequential: each may have a thousand lines.
  for (const invoice of invoices.filter(({ occurrence }) => alone.has(occurrence))) {
    const { occurrence } = invoice;
    const added = occurrence === next ? lacking : [];
    own.push(await withFurther(db, tenant, owning, { invoice, isReworded: reworded.has(occurrence), added }));
  }
  return own;
}

interface Furthered {
  readonly invoice: AmendedInvoice;
  readonly isReworded: boolean;
  readonly added: readonly LineInput[];
}

/** Returns the terms of an invoice with further lines: discounts and charges of its document become those of its lines. */
async function withFurther(
  db: Db,
  tenant: string,
  { currency, taxed_on, changed, divided, further, terms }: Owning,
  { invoice: { occurrence, terms_uuid: own }, isReworded, added }: Furthered,
): Promise<OwnTerms> {
  const amended = changed.invoices.find((one) => one.occurrence === occurrence)?.terms_uuid ?? own;
  const shared = isReworded ? terms.get(amended) : undefined;
  const content = divided?.occurrence === occurrence ? divided.content : shared;
  const kept = (await adjustmentsOf(db, tenant, [own, amended])).get(content ? amended : own);
  const renewed = content?.lines
    ? undefined
    : await renew(db, tenant, { uuid: own, currency, day: taxed_on, adjustments: kept }, termsNames);
  if (renewed && renewed.issues.length > 0) throw new ApiError('terms_outdated');
  const rows = withOwnShares({
    rows: content?.lines ?? renewed?.rows ?? [],
    adjustments: content ? adjustmentsAfter(content, kept) : kept,
  });
  // Those of its own terms are among them already.
  const stay = renewed ? [] : further.filter((one) => one.occurrence === occurrence);
  const inputs = [...rows.map(inputOf), ...stay.map(inputOf), ...added];
  return {
    occurrence,
    terms: own,
    content: await ownContent(db, tenant, inputs, { currency, taxed_on, patch: content?.patch ?? {} }),
  };
}

/** Returns the invoices with terms of their own that the amendment does not change otherwise. */
export const reachedAlone = (
  invoices: readonly AmendedInvoice[],
  own: readonly OwnTerms[],
  reached: readonly Reached[],
): Reached[] =>
  invoices
    .filter(({ occurrence }) => own.some((one) => one.occurrence === occurrence))
    .filter(({ occurrence }) => !reached.some((one) => one.isReworded && one.invoice.occurrence === occurrence))
    .map((invoice) => ({ invoice, isReworded: true, isLasting: false }));

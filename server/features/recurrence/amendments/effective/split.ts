import { statedPart } from '../../../../../domain/documents/linePart.ts';
import { isLine, linesAmong } from '../../../../../domain/documents/rows.ts';
import type { EffectiveDay } from '../../../../../domain/recurrence/amendments/effectiveDay.ts';
import { splitRows, type TermsRows } from '../../../../../domain/recurrence/amendments/splitRows.ts';
import { isOpen } from '../../../../../domain/recurrence/schedule/plannedOccurrences.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Db } from '../../../../database/transaction.ts';
import { renew } from '../../../../engine/documents/issuing/renew.ts';
import type { LineRow } from '../../../../engine/documents/lines/lines.ts';
import type { StaleTerms } from '../../terms/renewTerms.ts';
import { termsNames } from '../../terms/terms.ts';
import { selectAdjustments, type NewContent } from '../newAmounts.ts';
import { inputOf, ownContent, type BilledOrText, type OwnTerms, type TaxedOn } from './ownTerms.ts';
import type { Amended, AmendedInvoice } from '../read.ts';

type Adjustments = StaleTerms['adjustments'];

/** A scheduled invoice whose terms change inside its period, with its rows until then. */
export interface Dividing extends EffectiveDay {
  /** The keys of its terms, and of those that the amendment changes: the lasting ones, if it is divided already. */
  readonly terms: string;
  readonly amended: string;
  readonly before: TermsRows<LineRow>;
}

/** Reads the scheduled invoice that an amendment divides; undefined if it holds from the first day. */
export async function readDividing(
  db: Db,
  tenant: string,
  { contract: { currency, taxed_on: day }, invoices }: Amended,
  at: EffectiveDay | undefined,
): Promise<Dividing | undefined> {
  const invoice = at && at.days_before > 0 && invoices.find(({ occurrence }) => occurrence === at.occurrence);
  if (!invoice || !isOpen(invoice)) return undefined;
  const { terms_uuid: terms, lasting_terms_uuid: lasting } = invoice;
  const adjustments = (await adjustmentsOf(db, tenant, [terms])).get(terms);
  const { rows, issues } = await renew(db, tenant, { uuid: terms, currency, day, adjustments }, termsNames);
  if (issues.length > 0) throw new ApiError('terms_outdated');
  const own = rows.filter((row) => !isLine(row) || !row.period);
  const isOwn = own.length < rows.length || linesAmong(rows).some(statedPart);
  return { ...at, terms, amended: isOwn ? lasting : terms, before: { rows: own, adjustments } };
}

/** Returns the document's adjustments of terms, by their keys. */
export async function adjustmentsOf(
  db: Db,
  tenant: string,
  keys: readonly string[],
): Promise<Map<string, Adjustments>> {
  const kept = await db.query<Pick<StaleTerms, 'uuid' | 'adjustments'>>(selectAdjustments, [tenant, keys]);
  return new Map(kept.map(({ uuid, adjustments }) => [uuid, adjustments]));
}

/** Returns the adjustments that amended terms have. */
export const adjustmentsAfter = ({ patch }: NewContent, before: Adjustments | undefined): Adjustments | undefined =>
  patch['adjustments'] === undefined ? before : (patch['adjustments'] as Adjustments);

/**
 * Returns the invoices with the terms that an amendment changes: of the divided one, and of those with further lines, the lasting
 * ones.
 */
export const amendedTermsOf = (
  invoices: readonly AmendedInvoice[],
  dividing: Dividing | undefined,
  further: ReadonlySet<number>,
): AmendedInvoice[] =>
  invoices.map((one) => {
    if (one.occurrence === dividing?.occurrence) return { ...one, terms_uuid: dividing.amended };
    return further.has(one.occurrence) ? { ...one, terms_uuid: one.lasting_terms_uuid } : one;
  });

/** The terms of an invoice until a day, and from then on. */
interface Halves {
  readonly at: EffectiveDay;
  readonly before: TermsRows<BilledOrText>;
  readonly after: NewContent;
  /** The adjustments of the terms after, before they were amended. */
  readonly adjustments: Adjustments | undefined;
}

/** Computes a divided invoice: until the day as it was, from then on as amended, each part taxed by its own scenario. */
export function dividedContent(
  db: Db,
  tenant: string,
  taxed: TaxedOn,
  { at, before, after, adjustments }: Halves,
): Promise<NewContent> {
  const rows: readonly BilledOrText[] = after.lines ?? [];
  const halves = splitRows(before, { rows, adjustments: adjustmentsAfter(after, adjustments) }, at);
  return ownContent(db, tenant, halves.map(inputOf), { ...taxed, patch: after.patch });
}

/** Returns the terms of a divided invoice; undefined if its amounts do not change. */
export async function divide(
  db: Db,
  tenant: string,
  taxed: TaxedOn,
  { before, terms, amended, ...at }: Dividing,
  after: NewContent | undefined,
): Promise<OwnTerms | undefined> {
  if (!after?.lines) return undefined;
  const adjustments = (await adjustmentsOf(db, tenant, [amended])).get(amended);
  const content = await dividedContent(db, tenant, taxed, { at, before, after, adjustments });
  return { occurrence: at.occurrence, terms, content };
}

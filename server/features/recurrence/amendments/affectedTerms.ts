import type { Amendment } from '../../../../schemas/parts/recurrence/amendment.ts';
import type { Amended, AmendedInvoice } from './read.ts';

/** An invoice whose terms an amendment changes. */
export interface Reached {
  readonly invoice: AmendedInvoice;
  /** Whether its own terms change: never if it is issued or ended. */
  readonly isReworded: boolean;
  /** Whether its lasting terms change, those for added invoices: not if the amendment is only about this invoice. */
  readonly isLasting: boolean;
}

/**
 * Returns the invoices whose terms an amendment changes, given the numbers of those it rewords. From `start`, or the first of
 * these, on, lasting terms change too, also of dropped or early issued invoices, because the contract may be extended from
 * there; but not of those beyond the contract's current length.
 */
export function reachedBy(
  { reach }: Amendment,
  { contract: { frequency }, invoices }: Amended,
  { reworded, start = reworded[0] }: { readonly reworded: readonly number[]; readonly start?: number | undefined },
): Reached[] {
  const numbers = new Set(reworded);
  const from = reach === 'only' ? Infinity : (start ?? Infinity);
  return invoices
    .map((invoice) => ({
      invoice,
      isReworded: numbers.has(invoice.occurrence),
      isLasting: invoice.occurrence >= from && invoice.occurrence <= frequency,
    }))
    .filter(({ isReworded, isLasting }) => isReworded || isLasting);
}

/** Returns the keys of all terms to amend. */
export const termsOf = (reached: readonly Reached[]): string[] => [
  ...new Set(
    reached.flatMap(({ invoice, isReworded, isLasting }) => [
      ...(isReworded ? [invoice.terms_uuid] : []),
      ...(isLasting ? [invoice.lasting_terms_uuid] : []),
    ]),
  ),
];

/**
 * Returns the new terms keys of an invoice; `copies` maps amended terms to their copies, and `own` invoices to terms of their
 * own.
 */
export function pointed(
  { invoice, isReworded, isLasting }: Reached,
  copies: ReadonlyMap<string, string>,
  own: ReadonlyMap<number, string>,
): object {
  const { occurrence, terms_uuid: terms, lasting_terms_uuid: lasting } = invoice;
  return {
    occurrence,
    terms: isReworded ? (own.get(occurrence) ?? copies.get(terms)) : terms,
    lasting: isLasting ? copies.get(lasting) : lasting,
  };
}

import type { Amendment } from '../../../../schemas/parts/amendment.ts';
import type { Amended, AmendedInvoice } from './read.ts';

/** An invoice whose terms an amendment changes. */
export interface Reached {
  readonly invoice: AmendedInvoice;
  /** Whether it says something else: never where it is issued or ended. */
  readonly isReworded: boolean;
  /** Whether what follows it would: not where the amendment is about it alone. */
  readonly isLasting: boolean;
}

/**
 * The invoices whose terms change where an amendment rewords those of these numbers. From the first of them on it lasts,
 * also of what was dropped, or issued before its turn: the contract may be extended from there. What has ended lasts no more.
 */
export function reachedBy(
  { reach }: Amendment,
  { contract: { frequency }, invoices }: Amended,
  reworded: readonly number[],
): Reached[] {
  const numbers = new Set(reworded);
  const from = reach === 'only' ? Infinity : (reworded[0] ?? Infinity);
  return invoices
    .map((invoice) => ({
      invoice,
      isReworded: numbers.has(invoice.occurrence),
      isLasting: invoice.occurrence >= from && invoice.occurrence <= frequency,
    }))
    .filter(({ isReworded, isLasting }) => isReworded || isLasting);
}

/** The keys of all terms that are amended for them. */
export const termsOf = (reached: readonly Reached[]): string[] => [
  ...new Set(
    reached.flatMap(({ invoice, isReworded, isLasting }) => [
      ...(isReworded ? [invoice.terms_uuid] : []),
      ...(isLasting ? [invoice.lasting_terms_uuid] : []),
    ]),
  ),
];

/** The keys that an invoice has once all terms that are amended have an amended copy under the key that is told here. */
export function pointed({ invoice, isReworded, isLasting }: Reached, copies: ReadonlyMap<string, string>): object {
  const { occurrence, terms_uuid: terms, lasting_terms_uuid: lasting } = invoice;
  return {
    occurrence,
    terms: isReworded ? copies.get(terms) : terms,
    lasting: isLasting ? copies.get(lasting) : lasting,
  };
}

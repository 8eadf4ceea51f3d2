import type { InvoiceStatus } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import { counts, isOpen, type OccurrenceStatus } from '../schedule/plannedOccurrences.ts';

/**
 * The invoices that the shown terms apply to: each of them if all totals are equal, else the next one, or the last if
 * none is scheduled.
 */
export type ShownTerms = 'each' | 'next' | 'last';

/** Returns which invoices the shown terms apply to. */
export function shownTerms(
  invoices: readonly { readonly status: OccurrenceStatus | InvoiceStatus; readonly total?: string | undefined }[],
): ShownTerms {
  const relevant = invoices.filter((one) => counts(one) || isOpen(one));
  if (new Set(relevant.map(({ total }) => total)).size <= 1) return 'each';
  return invoices.some(isOpen) ? 'next' : 'last';
}

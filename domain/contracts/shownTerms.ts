import type { InvoiceStatus } from '../../schemas/parts/invoiceActions.ts';
import { counts, isOpen, type OccurrenceStatus } from './planned.ts';

/**
 * Which of its invoices say what is shown of a contract: each of them where all come to the same, else the next one, or the
 * last where none is to come.
 */
export type ShownTerms = 'each' | 'next' | 'last';

/** The same of a contract with these invoices. */
export function shownTerms(
  invoices: readonly { readonly status: OccurrenceStatus | InvoiceStatus; readonly total?: string | undefined }[],
): ShownTerms {
  const said = invoices.filter((one) => counts(one) || isOpen(one));
  if (new Set(said.map(({ total }) => total)).size <= 1) return 'each';
  return invoices.some(isOpen) ? 'next' : 'last';
}

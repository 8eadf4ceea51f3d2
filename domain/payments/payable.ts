import type { InvoiceStatus } from '../../schemas/parts/invoiceActions.ts';

/** Returns whether a document requests payment, and shows the account: not when paid or cancelled. */
export const isPayable = ({ status }: { readonly status?: InvoiceStatus | undefined }): boolean =>
  status !== 'paid' && status !== 'cancelled';

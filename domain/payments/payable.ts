import type { InvoiceStatus } from '../../schemas/parts/invoiceActions.ts';

/** Whether a document asks its payer for money, and so says where to pay: not once it is paid or cancelled. */
export const isPayable = ({ status }: { readonly status?: InvoiceStatus | undefined }): boolean =>
  status !== 'paid' && status !== 'cancelled';

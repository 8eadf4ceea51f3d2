import type { DocumentNames } from '../documents/names.ts';

/** Invoices as documents. */
export const invoiceNames = {
  lines: 'invoice_items',
  linesAt: 'items_invoice',
  logos: 'invoice_logos',
  key: 'invoice_uuid',
} as const satisfies DocumentNames;

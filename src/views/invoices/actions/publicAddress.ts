import type { Invoice } from '../../../../schemas/resources/invoices.ts';

/** Where whoever received the invoice reads it (specification §2 Routes). `undefined` while it has no public code. */
export function publicAddress(origin: string, invoice: Pick<Invoice, 'type' | 'public_hash'>): string | undefined {
  if (!invoice.public_hash) return undefined;
  return `${origin}/view/invoices/${invoice.type ?? 'individual'}/${encodeURIComponent(invoice.public_hash)}`;
}

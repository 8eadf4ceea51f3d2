import type { ContractInvoice } from '../../../../dataProvider/calls/contracts.ts';

type InvoiceStatus = Pick<ContractInvoice, 'status' | 'standing'>;

const apart = new Set<ContractInvoice['standing']>(['held', 'paused', 'skipped']);

/** Returns whether an unissued invoice's state differs from its status. */
export const standsApart = ({ standing }: Pick<InvoiceStatus, 'standing'>): boolean => apart.has(standing);

/** Returns the locale key of an invoice's state; undefined if simply scheduled. */
export function standingWord(invoice: InvoiceStatus): string | undefined {
  if (standsApart(invoice)) return `resources.invoices.values.standing.${invoice.standing}`;
  return invoice.status === 'future' ? undefined : `resources.invoices.values.status.${invoice.status}`;
}

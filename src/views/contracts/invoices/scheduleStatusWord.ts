import type { ContractInvoice } from '../../../../dataProvider/calls/contracts.ts';

type InvoiceStatus = Pick<ContractInvoice, 'status' | 'schedule_status'>;

const apart = new Set<ContractInvoice['schedule_status']>(['held', 'paused', 'skipped']);

/** Returns whether an unissued invoice's state differs from its status. */
export const standsApart = (invoice: Pick<InvoiceStatus, 'schedule_status'>): boolean =>
  apart.has(invoice.schedule_status);

/** Returns the locale key of an invoice's state; undefined if simply scheduled. */
export function scheduleStatusWord(invoice: InvoiceStatus): string | undefined {
  if (standsApart(invoice)) return `resources.invoices.values.schedule_status.${invoice.schedule_status}`;
  return invoice.status === 'future' ? undefined : `resources.invoices.values.status.${invoice.status}`;
}

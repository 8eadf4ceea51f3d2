import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';

type InvoiceStatus = Pick<ContractInvoice, 'status' | 'schedule_status'>;

const shownInstead = new Set<ContractInvoice['schedule_status']>(['held', 'paused', 'skipped']);

/** Returns whether the schedule status of an invoice is shown instead of its status: it is on hold, paused or skipped. */
export const showsScheduleStatus = (invoice: Pick<InvoiceStatus, 'schedule_status'>): boolean =>
  shownInstead.has(invoice.schedule_status);

/** Returns the locale key of an invoice's state; undefined if simply scheduled. */
export function scheduleStatusWord(invoice: InvoiceStatus): string | undefined {
  if (showsScheduleStatus(invoice)) return `resources.invoices.values.schedule_status.${invoice.schedule_status}`;
  return invoice.status === 'future' ? undefined : `resources.invoices.values.status.${invoice.status}`;
}

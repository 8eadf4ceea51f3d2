import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import { shownStatus } from '../../../../../domain/payments/shownStatus.ts';

type InvoiceStatus = Pick<
  ContractInvoice,
  'status' | 'schedule_status' | 'refund_state' | 'total' | 'credited_amount' | 'debited_amount'
>;

const shownInstead = new Set<ContractInvoice['schedule_status']>(['held', 'paused', 'skipped']);

/** Whether the schedule status of an invoice is shown instead of its status: it is on hold, paused or skipped. */
const showsScheduleStatus = (invoice: Pick<InvoiceStatus, 'schedule_status'>): boolean =>
  shownInstead.has(invoice.schedule_status);

/** Returns the locale key of an invoice's state; undefined if simply scheduled. */
export function scheduleStatusWord(invoice: InvoiceStatus): string | undefined {
  if (showsScheduleStatus(invoice)) return `resources.invoices.values.schedule_status.${invoice.schedule_status}`;
  const shown = shownStatus(invoice);
  if (shown === 'credited') return 'invoices.state.credited';
  if (shown !== invoice.status) return `resources.invoices.values.refund_state.${shown}`;
  return invoice.status === 'future' ? undefined : `resources.invoices.values.status.${invoice.status}`;
}

import type { Invoice } from '../../../schemas/resources/invoicing/invoices.ts';
import { isCounted } from './progress.ts';

type DueInvoice = Pick<Invoice, 'status' | 'schedule_status' | 'due_date'>;

/** Returns the next due invoice of a contract: the first by date that is unpaid and counted. */
export function nextDue<Of extends DueInvoice>(invoices: readonly Of[]): Of | undefined {
  const open = invoices.filter((invoice) => invoice.status !== 'paid' && isCounted(invoice));
  return open.toSorted((a, b) => (a.due_date < b.due_date ? -1 : 1))[0];
}

import type { Invoice } from '../../schemas/resources/invoices.ts';
import { isCounted } from './progress.ts';

type Told = Pick<Invoice, 'status' | 'standing' | 'due_date'>;

/** The invoice of a contract that is due next: the first, by date, that is neither paid nor out of its sums. */
export function nextDue<Of extends Told>(invoices: readonly Of[]): Of | undefined {
  const open = invoices.filter((invoice) => invoice.status !== 'paid' && isCounted(invoice));
  return open.toSorted((a, b) => (a.due_date < b.due_date ? -1 : 1))[0];
}

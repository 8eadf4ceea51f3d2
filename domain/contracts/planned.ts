import type { InvoiceStatus } from '../../schemas/parts/invoiceActions.ts';
import type { Invoice } from '../../schemas/resources/invoices.ts';

/** How an invoice of a contract stands: `paused` may come yet, `skipped` passed while it was. */
export type OccurrenceStatus = 'future' | 'held' | 'paused' | 'skipped' | 'billed' | 'cancelled';

/** An invoice of a contract, as it stands. */
export interface Planned {
  readonly occurrence: number;
  readonly due_date: string;
  readonly status: OccurrenceStatus;
}

interface Standing {
  readonly status: OccurrenceStatus | InvoiceStatus;
}

/** Whether an invoice is still to be changed: to come, put aside or paused. What is issued, skipped or ended never is. */
export const isOpen = ({ status }: Standing): boolean =>
  status === 'future' || status === 'held' || status === 'paused';

/** Whether it counts in a sum: what is paused, skipped or cancelled is neither billed nor to come. */
export const counts = ({ status }: Standing): boolean =>
  status !== 'paused' && status !== 'skipped' && status !== 'cancelled';

/** How an invoice stands within its contract: once issued it is so whatever became of it, unless it was cancelled. */
export function plannedStatus({ status, standing }: Pick<Invoice, 'status' | 'standing'>): OccurrenceStatus {
  if (standing === 'held' || standing === 'paused' || standing === 'skipped') return standing;
  return status === 'future' || status === 'cancelled' ? status : 'billed';
}

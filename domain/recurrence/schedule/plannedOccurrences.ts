import type { InvoiceStatus } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import type { Invoice } from '../../../schemas/resources/invoicing/invoices.ts';

/** The status of an invoice within its contract: `paused` may still be issued, `skipped` passed during a pause. */
export type OccurrenceStatus = 'future' | 'held' | 'paused' | 'skipped' | 'billed' | 'cancelled';

/** An invoice of a contract with its status. */
export interface Planned {
  readonly occurrence: number;
  readonly due_date: string;
  readonly status: OccurrenceStatus;
}

/** The property that tells whether an invoice of a contract counts. */
export interface PlannedCounts {
  readonly status: OccurrenceStatus | InvoiceStatus;
}

/** Returns whether an invoice can still change: scheduled, held or paused. Issued, skipped and ended ones cannot. */
export const isOpen = ({ status }: PlannedCounts): boolean =>
  status === 'future' || status === 'held' || status === 'paused';

/** Returns whether an invoice counts in sums: paused, skipped and cancelled ones do not. */
export const counts = ({ status }: PlannedCounts): boolean =>
  status !== 'paused' && status !== 'skipped' && status !== 'cancelled';

/** Returns the status of an invoice within its contract. An issued invoice stays issued unless it is cancelled. */
export function plannedStatus({
  status,
  schedule_status: scheduleStatus,
}: Pick<Invoice, 'status' | 'schedule_status'>): OccurrenceStatus {
  if (scheduleStatus === 'held' || scheduleStatus === 'paused' || scheduleStatus === 'skipped') return scheduleStatus;
  return status === 'future' || status === 'cancelled' ? status : 'billed';
}

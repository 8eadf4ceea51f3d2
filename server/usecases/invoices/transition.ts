import { today } from '../../../domain/dates/today.ts';
import { transition } from '../../../domain/invoice/status.ts';
import type { InvoiceStatus } from '../../../schemas/resources/invoices.ts';
import type { InvoiceRow } from './rows.ts';
import type { Scope } from '../../scope.ts';

/** Whether a person may move this invoice to that status now, and if not, why: the status table with the row's facts. */
export function transitionOf(row: InvoiceRow, to: InvoiceStatus, scope: Scope): ReturnType<typeof transition> {
  return transition(row.status, to, {
    dueDate: row.due_date,
    today: today(scope.now, scope.tenant.timeZone),
    wasSent: row.sent_at !== null,
    wasSeen: row.seen_at !== null,
    wasPaid: row.payment_authorized || row.payment_date !== null,
    byRun: false,
  });
}

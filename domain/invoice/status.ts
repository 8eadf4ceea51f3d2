import { invoiceStatuses, type InvoiceStatus } from '../../schemas/resources/invoices.ts';
import { compareDates } from '../dates/date.ts';

export { invoiceStatuses, type InvoiceStatus };

/** What a change of status depends on. Dates are `YYYY-MM-DD`, `today` the tenant's. */
export interface TransitionFacts {
  readonly dueDate: string;
  readonly today: string;
  readonly wasSent: boolean;
  readonly wasSeen: boolean;
  readonly wasPaid: boolean;
  /** Whether the recurring run asks, not a person. */
  readonly byRun: boolean;
}

export type Refusal = 'due_date_past' | 'final' | 'not_allowed' | 'already_sent';

type Guard = (facts: TransitionFacts) => Refusal | undefined;

const always: Guard = () => undefined;
const whileNotDue: Guard = ({ dueDate, today }) => (compareDates(dueDate, today) < 0 ? 'due_date_past' : undefined);
const byTheRun: Guard = ({ byRun }) => (byRun ? undefined : 'not_allowed');
const whileUnknownOutside: Guard = ({ wasSent, wasSeen, wasPaid }) =>
  wasSent || wasSeen || wasPaid ? 'already_sent' : undefined;

/** The one table of invoice statuses (design §6): what may follow on what, and on which condition. */
const table: Readonly<Record<InvoiceStatus, Readonly<Partial<Record<InvoiceStatus, Guard>>>>> = {
  draft: { billed: whileNotDue, cancelled: always },
  future: { billed: byTheRun, cancelled: always },
  billed: { paid: always, cancelled: always, draft: whileUnknownOutside },
  paid: {},
  cancelled: {},
};

/** Whether nothing can follow on a status. */
export function isFinal(status: InvoiceStatus): boolean {
  return Object.keys(table[status]).length === 0;
}

/** Whether an invoice may go from one status to another, and if not, why. */
export function transition(
  from: InvoiceStatus,
  to: InvoiceStatus,
  facts: TransitionFacts,
): { allowed: true } | { allowed: false; reason: Refusal } {
  if (isFinal(from)) return { allowed: false, reason: 'final' };
  const guard = table[from][to];
  const reason = guard ? guard(facts) : 'not_allowed';
  return reason ? { allowed: false, reason } : { allowed: true };
}

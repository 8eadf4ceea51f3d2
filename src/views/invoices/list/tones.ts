import type { transactionStatuses } from '../../../../schemas/parts/transaction.ts';
import type { InvoiceStatus } from '../../../../schemas/resources/invoices.ts';
import type { ToneName } from '../../../shell/theme/tokens.ts';

/** The specification's colours: in progress orange, complete green, cancelled red, draft grey (§2 Status legend). */
export const statusTones: Readonly<Record<InvoiceStatus, ToneName>> = {
  draft: 'draft',
  future: 'draft',
  billed: 'progress',
  paid: 'complete',
  cancelled: 'cancelled',
};

/** The same colours for how a payment stands. */
export const paymentTones: Readonly<Record<(typeof transactionStatuses)[number], ToneName>> = {
  Draft: 'draft',
  Pending: 'progress',
  Overdue: 'cancelled',
  Authorized: 'progress',
  'Payment Sent': 'progress',
  'Paid On Time': 'complete',
  'Paid Overdue': 'complete',
  Failed: 'cancelled',
  Refunded: 'cancelled',
  Cancelled: 'cancelled',
  Unknown: 'draft',
};

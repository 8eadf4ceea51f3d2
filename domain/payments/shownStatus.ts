import type { RefundState } from '../../schemas/parts/payments/refundState.ts';
import { isCredited, type Noted } from './credited.ts';

interface Shown<Status> extends Noted {
  readonly status: Status;
  readonly refund_state?: RefundState | null | undefined;
}

/** Returns the status of an invoice as people read it: of a paid one whether notes alone made it so, else how far its payment was given back. */
export function shownStatus<Status extends string>(invoice: Shown<Status>): Status | RefundState | 'credited' {
  const { status, refund_state: refund } = invoice;
  if (status !== 'paid') return status;
  return isCredited(invoice) ? 'credited' : (refund ?? status);
}

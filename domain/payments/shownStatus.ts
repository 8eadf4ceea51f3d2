import type { RefundState } from '../../schemas/parts/payments/refundState.ts';

interface Shown<Status> {
  readonly status: Status;
  readonly refund_state?: RefundState | null | undefined;
}

/** Returns the status of an invoice as people read it: of a paid one how far its payment was given back. */
export const shownStatus = <Status extends string>({ status, refund_state: refund }: Shown<Status>) =>
  status === 'paid' ? (refund ?? status) : status;

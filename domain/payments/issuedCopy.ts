/** An invoice as its record tells it. */
interface Issued {
  readonly number?: number | undefined;
  readonly status?: unknown;
  readonly is_partly_paid?: boolean | undefined;
  readonly refund_state?: string | undefined;
}

/** Whether the document of an invoice tells more than it did at its issue: a payment, a refund, its cancellation. */
export function differsFromIssue({ number, status, is_partly_paid: isPartly, refund_state: refund }: Issued): boolean {
  if (number === undefined) return false;
  return (
    status === 'paid' || status === 'cancelled' || (status === 'billed' && (isPartly === true || refund !== undefined))
  );
}

/** An invoice as its record tells it. */
interface Issued {
  readonly number?: number | undefined;
  readonly status?: unknown;
  readonly is_partly_paid?: boolean | undefined;
  readonly refund_state?: string | undefined;
  readonly has_notes?: boolean | undefined;
}

/** Whether the document of an invoice tells more than it did at its issue: a payment, a refund, a note, its cancellation. */
export function differsFromIssue(invoice: Issued): boolean {
  const {
    number,
    status,
    is_partly_paid: isPartly = false,
    refund_state: refund,
    has_notes: hasNotes = false,
  } = invoice;
  if (number === undefined) return false;
  if (status === 'paid' || status === 'cancelled') return true;
  return status === 'billed' && (isPartly || hasNotes || refund !== undefined);
}

/** What delays another reminder by hand of an open invoice; days as `YYYY-MM-DD`. */
interface Reminded {
  readonly status: string;
  readonly due_date: string;
  readonly promised_date: string | null;
  readonly payer_promised_date: string | null;
  /** The day of the last reminder. */
  readonly reminded_on: string | null;
}

/**
 * Returns the day after which reminding the payer is the likely next step: when it is due, payment is promised, or it was
 * reminded of, whichever is last. Undefined for an invoice that is not open.
 */
export function remindAfter(invoice: Reminded): string | undefined {
  if (invoice.status !== 'billed') return undefined;
  const { due_date, promised_date, payer_promised_date, reminded_on } = invoice;
  return [due_date, promised_date, payer_promised_date, reminded_on]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);
}

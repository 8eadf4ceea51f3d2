import type { InvoiceStatus } from '../../schemas/parts/invoicing/invoiceActions.ts';

/** An invoice that its payer wants to pay with others. */
export interface PaidTogether {
  readonly status: InvoiceStatus;
  readonly currency: string;
  /** The key of its account. */
  readonly account: string | null;
  /** The printed details of its account. */
  readonly details: string | null;
  /** Whether it can be paid at a gateway. */
  readonly isOnline: boolean;
  /** Whether a payment of it is on its way. */
  readonly isAwaited: boolean;
}

/** How several invoices are paid together: at a gateway, or by one transfer. */
export const togetherMeans = ['online', 'transfer'] as const;
export type TogetherMeans = (typeof togetherMeans)[number];

/** Why an invoice cannot be paid with others. */
export type TogetherRefusal =
  | 'paid'
  | 'cancelled'
  | 'awaited'
  | 'noAccount'
  | 'notOnline'
  | 'otherCurrency'
  | 'otherAccount';

/** Returns how invoices are paid together unless the payer says so: at their gateway, if it takes all of them. */
export const meansOf = (invoices: readonly Pick<PaidTogether, 'isOnline'>[]): TogetherMeans =>
  invoices.every(({ isOnline }) => isOnline) ? 'online' : 'transfer';

/**
 * Returns why each of several invoices cannot be paid with the first one that can, in their order; undefined for those
 * that can: open, in one currency, and to one account with the same details.
 */
export function togetherRefusals(
  invoices: readonly PaidTogether[],
  means?: TogetherMeans,
): (TogetherRefusal | undefined)[] {
  const first = invoices.find((invoice) => ownRefusal(invoice, means) === undefined);
  return invoices.map((invoice) => {
    const own = ownRefusal(invoice, means);
    if (own || !first) return own;
    if (invoice.currency !== first.currency) return 'otherCurrency';
    return invoice.account === first.account && invoice.details === first.details ? undefined : 'otherAccount';
  });
}

function ownRefusal(
  { status, account, details, isOnline, isAwaited }: PaidTogether,
  means: TogetherMeans | undefined,
): TogetherRefusal | undefined {
  if (status === 'paid') return 'paid';
  if (status !== 'billed') return 'cancelled';
  if (isAwaited) return 'awaited';
  if (means === 'online') return isOnline ? undefined : 'notOnline';
  return account === null || (!details && (means === 'transfer' || !isOnline)) ? 'noAccount' : undefined;
}

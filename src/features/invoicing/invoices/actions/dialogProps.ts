import type { ActionDialogProps } from '../../../../generate/actions/dialogs.ts';
import type { Invoice } from '../../../../../schemas/resources/invoicing/invoices.ts';

export type InvoiceDialogProps = ActionDialogProps<ListedInvoice>;

export type InvoiceSectionProps = Pick<InvoiceDialogProps, 'record'>;

/** An invoice in the list, with read-only properties. */
export type ListedInvoice = Invoice & {
  readonly id: string;
  readonly uuid: string;
  readonly status: NonNullable<Invoice['status']>;
};

/** Returns the expected payment of an invoice; of a paid one, its last booking. */
export function paymentOf(invoice: Pick<Invoice, 'transactions'>) {
  return invoice.transactions?.[0];
}

/** Returns the bookings of an invoice, newest first. */
export const bookingsOf = ({ transactions = [] }: Pick<Invoice, 'transactions'>) =>
  transactions.filter(({ kind }) => kind !== undefined);

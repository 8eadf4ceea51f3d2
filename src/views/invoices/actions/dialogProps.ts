import type { ActionDialogProps } from '../../../generate/actions/dialogs.ts';
import type { Invoice } from '../../../../schemas/resources/invoices.ts';

/** What the dialog of an invoice's action gets. */
export type InvoiceDialogProps = ActionDialogProps<ListedInvoice>;

/** What a section of an invoice's page gets. */
export type InvoiceSectionProps = Pick<InvoiceDialogProps, 'record'>;

/** An invoice as the list answers it: what the server fills is there. */
export type ListedInvoice = Invoice & {
  readonly id: string;
  readonly uuid: string;
  readonly status: NonNullable<Invoice['status']>;
};

/** The payment of an invoice: a document has at most one. */
export function paymentOf(invoice: Pick<Invoice, 'transactions'>) {
  return invoice.transactions?.[0];
}

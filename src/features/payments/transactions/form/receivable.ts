import type { Invoice } from '../../../../../schemas/resources/invoicing/invoices.ts';
import type { Payable } from './paymentOf.ts';

/** Returns whether a gateway settles an invoice. */
export const isAutomatic = ({ transactions }: Pick<Invoice, 'transactions'>): boolean =>
  transactions?.[0]?.account?.account_type?.auto === true;

/** Returns whether an invoice takes manual payments: it is open, and no gateway settles it. */
export const isReceivable = (invoice: Invoice): boolean => invoice.status === 'billed' && !isAutomatic(invoice);

/** Returns what the form reads of an open invoice. */
export const payableOf = (invoice: Invoice): Payable => {
  const {
    uuid = '',
    number,
    full_number,
    company_number,
    created,
    due_date,
    open_amount = '0',
    is_overdue = false,
  } = invoice;
  return { uuid, number, full_number, company_number, created, due_date, open: open_amount, is_overdue };
};

import { formatDate } from '../../../../domain/kinds/date.ts';
import type { Invoice } from '../../../../schemas/resources/invoicing/invoices.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import documentTitle from '../../../documents/slots/title.ts';
import { language } from '../../../i18n/language.ts';

type Titled = Pick<Invoice, 'number' | 'company_number'> & Partial<Pick<Invoice, 'schedule_status' | 'due_date'>>;

/** Names an invoice like any document. Unissued ones of a contract share its reference and are named by date. */
export default function invoiceTitle(invoice: Titled, translate: (key: string, args?: object) => string): string {
  const { schedule_status: scheduleStatus, due_date: due } = invoice;
  if (scheduleStatus && due) return translate('invoiceActions.title.scheduled', { due: formatDate(due, language()) });
  return documentTitle(invoice, translate, invoices);
}

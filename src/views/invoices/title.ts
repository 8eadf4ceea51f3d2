import { formatDate } from '../../../domain/kinds/date.ts';
import type { Invoice } from '../../../schemas/resources/invoices.ts';
import { language } from '../../i18n/language.ts';

type Titled = Pick<Invoice, 'number' | 'company_number'> & Partial<Pick<Invoice, 'standing' | 'due_date'>>;

/**
 * Names an invoice: its number, else the company's own, else that it has none. Unissued ones of a contract share its
 * reference and are named by date.
 */
export default function invoiceTitle(
  { number, company_number: own, standing, due_date: due }: Titled,
  translate: (key: string, args?: object) => string,
): string {
  if (standing && due) return translate('invoiceActions.title.scheduled', { due: formatDate(due, language()) });
  const shown = number ?? own;
  if (shown === undefined) return translate('invoiceActions.title.unnumbered');
  return translate('invoiceActions.title.numbered', { number: shown });
}

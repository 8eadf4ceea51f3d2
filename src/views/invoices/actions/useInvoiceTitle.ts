import { useTranslate } from 'ra-core';
import type { Invoice } from '../../../../schemas/resources/invoices.ts';

/** How a person names an invoice: its number, else the company's own, else that it has none. */
export function useInvoiceTitle(): (invoice: Pick<Invoice, 'number' | 'company_number'>) => string {
  const translate = useTranslate();
  return ({ number, company_number: own }) => {
    const shown = number ?? own;
    if (shown === undefined) return translate('invoiceActions.title.unnumbered');
    return translate('invoiceActions.title.numbered', { number: shown });
  };
}

import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Invoice } from '../../../../schemas/resources/invoices.ts';

type Titled = Pick<Invoice, 'number' | 'company_number'> & Readonly<Record<string, unknown>>;

/** How a person names an invoice: its number, else the company's own, else that it has none. */
export function useInvoiceTitle(): (invoice: Titled) => string {
  const translate = useTranslate();
  return useCallback(
    ({ number, company_number: own }) => {
      const shown = number ?? own;
      if (shown === undefined) return translate('invoiceActions.title.unnumbered');
      return translate('invoiceActions.title.numbered', { number: shown });
    },
    [translate],
  );
}

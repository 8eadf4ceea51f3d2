import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import invoiceTitle from '../title.ts';

type Titled = Parameters<typeof invoiceTitle>[0] & Readonly<Record<string, unknown>>;

/** Names an invoice in the language of the moment. */
export function useInvoiceTitle(): (invoice: Titled) => string {
  const translate = useTranslate();
  return useCallback((invoice) => invoiceTitle(invoice, translate), [translate]);
}

import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import subjectOf from '../subject.ts';
import invoiceTitle from '../title.ts';
import type { ListedInvoice } from './dialogProps.ts';

type Titled = Parameters<typeof invoiceTitle>[0] & Readonly<Record<string, unknown>>;

/** Returns how to name an invoice. */
export function useInvoiceTitle(): (invoice: Titled) => string {
  const translate = useTranslate();
  return useCallback((invoice) => invoiceTitle(invoice, translate), [translate]);
}

/** Returns how to name an invoice in a dialog. */
export function useInvoiceSubject(invoice: ListedInvoice): string {
  return subjectOf(invoice, useTranslate(), useLanguage());
}

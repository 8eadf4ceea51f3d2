import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import subjectOf from '../subject.ts';
import invoiceTitle from '../title.ts';
import type { ListedInvoice } from './dialogProps.ts';

type Titled = Parameters<typeof invoiceTitle>[0] & Readonly<Record<string, unknown>>;

/** Names an invoice in the language of the moment. */
export function useInvoiceTitle(): (invoice: Titled) => string {
  const translate = useTranslate();
  return useCallback((invoice) => invoiceTitle(invoice, translate), [translate]);
}

/** The same for a dialog: which invoice it is about to do something to. */
export function useInvoiceSubject(invoice: ListedInvoice): string {
  return subjectOf(invoice, useTranslate(), useLanguage());
}

import { useTranslate } from 'ra-core';
import { useLanguage } from '../../../i18n/language.ts';
import subjectOf from '../subject.ts';
import type { ListedInvoice } from './dialogProps.ts';

/** The same for a dialog: which invoice it is about to do something to. */
export function useInvoiceSubject(invoice: ListedInvoice): string {
  return subjectOf(invoice, useTranslate(), useLanguage());
}

import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { payerOf } from '../../../documents/parties/payerOf.ts';
import type { ListedInvoice } from './dialogProps.ts';
import { useInvoiceTitle } from './useInvoiceTitle.ts';

/** Which invoice something is about to be done to: its title, and below who pays it and how much. */
export function useInvoiceSubject(invoice: ListedInvoice): string {
  const language = useLanguage();
  const titleOf = useInvoiceTitle();
  const amount = invoice.total && formatMoney(invoice.total, invoice.currency, language);
  const whoAndHowMuch = [payerOf(invoice).name, amount].filter(Boolean).join(' · ');
  return `${titleOf(invoice)}\n${whoAndHowMuch}`;
}

import { formatMoney } from '../../../domain/kinds/money.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Invoice } from '../../../schemas/resources/invoices.ts';
import { payerOf } from '../../documents/parties/payerOf.ts';
import titleOf from './title.ts';

type Told = 'number' | 'company_number' | 'total' | 'currency' | 'service_buyer' | 'payment_responsible';
type Subject = Pick<Partial<Invoice>, Told>;

/** Names an invoice for an action: title, payer and total. */
export default function subjectOf(
  invoice: Subject,
  translate: Parameters<typeof titleOf>[1],
  language: Language,
): string {
  const { total, currency } = invoice;
  const amount = total && currency && formatMoney(total, currency, language);
  const whoAndHowMuch = [payerOf(invoice).name, amount].filter(Boolean).join(' · ');
  return `${titleOf(invoice, translate)}\n${whoAndHowMuch}`;
}

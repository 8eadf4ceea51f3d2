import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import type { Language } from '../../../../domain/languages.ts';
import { joined } from '../../../../domain/words/isolated.ts';
import type { Transaction } from '../../../../schemas/resources/payments/transactions.ts';

type Named = Partial<Pick<Transaction, 'paid_on' | 'amount' | 'currency' | 'service_buyer'>>;

/** Names a booking for an action: day, client and amount. */
export default function transactionSubject(record: Named, _translate: unknown, language: Language): string {
  const { paid_on: day, amount, currency, service_buyer: client } = record;
  const money = amount && currency && formatMoney(amount, currency, language);
  return joined([day && formatDate(day, language), client?.name, money]);
}

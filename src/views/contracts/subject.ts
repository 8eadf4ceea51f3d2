import { formatMoney } from '../../../domain/kinds/money.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Contract } from '../../../schemas/resources/contracts.ts';
import { payerOf } from '../../documents/parties/payerOf.ts';
import titleOf from './title.ts';

type Told = 'contract_number' | 'total_amount' | 'currency' | 'service_buyer' | 'payment_responsible';

/** Names a contract for an action: title, payer and value. */
export default function subjectOf(
  contract: Pick<Partial<Contract>, Told>,
  translate: Parameters<typeof titleOf>[1],
  language: Language,
): string {
  const { total_amount, currency } = contract;
  const amount = total_amount && currency && formatMoney(total_amount, currency, language);
  const whoAndHowMuch = [payerOf(contract).name, amount].filter(Boolean).join(' · ');
  return `${titleOf(contract, translate)}\n${whoAndHowMuch}`;
}

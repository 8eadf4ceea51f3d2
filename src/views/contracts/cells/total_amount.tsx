import { useTranslate } from 'ra-core';
import { totalOfTerm } from '../../../../domain/contracts/fixedTotal.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { TotalCell as Total } from '../../../documents/cells/TotalCell.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import type { ListedContract } from '../actions/dialogProps.ts';

export const width = 148;
export const inFile = ['currency', 'total_amount'];

/** What the contract is worth; the hint says what its invoices come to as they stand today. */
export default function TotalCell({ record: contract }: { readonly record: ListedContract }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { total, frequency, currency, total_amount } = contract;
  const money = (amount: string) => formatMoney(amount, currency, language);
  const value = [translate('resources.contracts.fields.total_amount'), money(total_amount)] as const;
  const ofInvoices =
    total && frequency
      ? [[`${frequency} × ${money(total)}`, money(totalOfTerm(total, frequency, currency))] as const]
      : [];
  return <Total amount={money(total_amount)} parts={[...ofInvoices, value]} />;
}

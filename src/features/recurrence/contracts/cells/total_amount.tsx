import { useTranslate } from 'react-admin';
import { totalOfTerm } from '../../../../../domain/recurrence/amendments/fixedTotal.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { TotalCell as Total } from '../../../../documents/cells/TotalCell.tsx';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import type { ListedContract } from '../actions/dialogProps.ts';

const amounts = ['total_amount', 'billed_amount', 'to_come_amount', 'released_amount'] as const;

export const width = 148;

/** The agreed and released value; the hint shows the current totals of its invoices. */
export default function TotalCell({ record: contract }: { readonly record: ListedContract }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { total, frequency, currency, total_amount, released_amount: released = '0' } = contract;
  const labelOf = useLabelOf('contracts');
  const money = (amount: string) => formatMoney(amount, currency, language);
  const ofInvoices =
    total && frequency
      ? [[`${frequency} × ${money(total)}`, money(totalOfTerm(total, frequency, currency))] as const]
      : [];
  const isReleased = Number(released) > 0;
  const parts = amounts
    .filter((path) => path !== 'released_amount' || isReleased)
    .flatMap((path) => (contract[path] === undefined ? [] : [[labelOf(path), money(contract[path])] as const]));
  const aside = isReleased ? translate('contracts.list.released', { amount: money(released) }) : undefined;
  return <Total amount={money(total_amount)} aside={aside} parts={[...ofInvoices, ...parts]} />;
}

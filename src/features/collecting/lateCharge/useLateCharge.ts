import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { collectingCalls, type LateCharge } from '../../../../dataProvider/calls/collecting.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { formatPercent } from '../../../../domain/kinds/percent.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { useMay } from '../../../access/useMay.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useLanguage } from '../../../i18n/language.ts';

/** Reads what the late payment of an invoice costs today, for users who may invoice it. */
export function useLateCharge(invoice: string, isLate = true) {
  const http = useHttp();
  const mayCreate = useMay(invoices.name, 'create');
  return useQuery({
    queryKey: [invoices.name, 'lateCharge', invoice],
    queryFn: ({ signal }) => collectingCalls(http).lateCharge(invoice, signal),
    enabled: mayCreate && isLate,
    retry: false,
  });
}

const isAboveZero = (amount: string): boolean => compareDecimals(amount, '0') > 0;

/** Whether there is something to charge, or it is charged already. */
export const isProposed = ({ is_on: isOn, total, made }: LateCharge): boolean =>
  isOn && (isAboveZero(total) || made.length > 0);

/** Returns what is charged as names and values: the interest with its days and rate, the fee, and both. */
export function useChargeFacts() {
  const translate = useTranslate();
  const language = useLanguage();
  const label = (name: string) => translate(`collecting.late.labels.${name}`);
  return (charge: LateCharge) => {
    const money = (amount: string) => formatMoney(amount, charge.currency, language);
    const { interest, fee, total, interest_days: days, interest_percent: percent = '0', interest_per: per } = charge;
    const rate = translate(`collecting.late.rate.${per}`, { rate: formatPercent(percent, language) });
    const note = translate('collecting.late.rule', {
      days: translate('collecting.late.days', { smart_count: days }),
      rate,
    });
    return [
      ...(isAboveZero(interest) ? [{ label: label('interest'), note, value: money(interest) }] : []),
      ...(isAboveZero(fee) ? [{ label: label('fee'), value: money(fee) }] : []),
      { label: label('total'), value: money(total), isTotal: true },
    ];
  };
}

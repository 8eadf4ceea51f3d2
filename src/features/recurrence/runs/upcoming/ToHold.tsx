import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { DaySum } from '../../../../../dataProvider/calls/runs.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';

interface ToHoldProps {
  /** Which text of `runs.next` to use. */
  readonly what: 'toHold' | 'dueToHold';
  readonly sums: readonly DaySum[];
}

/** The number and amounts of invoices that would be held; nothing without any. */
export function ToHold({ what, sums }: ToHoldProps) {
  const translate = useTranslate();
  const language = useLanguage();
  if (sums.length === 0) return null;
  const count = sums.reduce((total, sum) => total + sum.count, 0);
  const amounts = sums.map(({ amount, currency }) => formatMoney(amount, currency, language)).join(' · ');
  return <Alert severity="warning">{translate(`runs.next.${what}`, { smart_count: count, amounts })}</Alert>;
}

import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { ToldPreview } from './AmendmentPreview.tsx';

/** Reports that confirming raises the agreed value. */
export function ValueRise({ told }: { readonly told: ToldPreview }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!told.required_confirmations.includes('confirm_total')) return null;
  const money = (amount: string) => formatMoney(amount, told.currency, language);
  const values = { before: money(told.total_amount_before), after: money(told.total_amount) };
  return <Alert severity="warning">{translate('documents.amendment.valueRises', values)}</Alert>;
}

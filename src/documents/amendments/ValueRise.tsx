import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { PreviewedAmendment } from './previewedAmendment.ts';

/** Reports that confirming raises the agreed value. */
export function ValueRise({ preview }: { readonly preview: PreviewedAmendment }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!preview.required_confirmations.includes('confirm_total')) return null;
  const money = (amount: string) => formatMoney(amount, preview.currency, language);
  const values = { before: money(preview.total_amount_before), after: money(preview.total_amount) };
  return <Alert severity="warning">{translate('documents.amendment.valueRises', values)}</Alert>;
}

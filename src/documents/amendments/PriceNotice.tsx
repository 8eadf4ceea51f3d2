import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { formatPercent } from '../../../domain/kinds/percent.ts';
import { compareDecimals } from '../../../domain/money/compare.ts';
import { decimalText } from '../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { percentFraction } from '../../../domain/money/percentMoved.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { PreviewedAmendment } from './previewedAmendment.ts';

/** The real percentage of a price change, with the reason if it differs from the requested one. */
export function PriceNotice({ preview: { currency, adjusted, groups } }: { readonly preview: PreviewedAmendment }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!adjusted) return null;
  const { percent_asked: requested, deviates } = adjusted;
  const written = (value: string) => formatPercent(value, language, { most: percentFraction });
  const moved = groups.flatMap(({ price_percent: percent }) => percent ?? []).toSorted(compareDecimals);
  const [least, most] = [moved[0], moved.at(-1)];
  if (least === undefined || most === undefined) return null;
  const percent =
    least === most
      ? written(least)
      : translate('documents.amendment.prices.range', { least: written(least), most: written(most) });
  if (!deviates || requested === undefined) {
    return <Typography>{translate('documents.amendment.prices.moved', { percent })}</Typography>;
  }
  const decimals = decimalsOf(currency);
  const unit = formatDecimal(decimalText(1n, decimals), language);
  const values = { requested: written(requested), percent, currency, unit };
  return <Alert severity="warning">{translate('documents.amendment.prices.deviates', values)}</Alert>;
}

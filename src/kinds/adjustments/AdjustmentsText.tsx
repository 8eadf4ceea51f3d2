import { useTranslate } from 'react-admin';
import { adjustmentLabel } from '../../../domain/documents/adjustmentRows.ts';
import type { EnteredAdjustment } from '../../../domain/documents/adjustments.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { ValueProps } from '../kind.ts';

/** Discounts and charges as they were entered, each on its own line. */
export function AdjustmentsText({ value }: ValueProps<readonly EnteredAdjustment[]>) {
  const translate = useTranslate();
  const language = useLanguage();
  const names = { discount: translate('figures.discount'), charge: translate('figures.charge') };
  if (value.length === 0) return <span>—</span>;
  return value.map((adjustment, index) => (
    <span key={index} style={{ display: 'block' }}>
      {adjustmentLabel(adjustment, { language, names })}
      {adjustment.amount && `: ${formatDecimal(adjustment.amount, language)}`}
    </span>
  ));
}

import { adjustmentLabel } from '../../../domain/documents/adjustmentRows.ts';
import type { EnteredAdjustment } from '../../../domain/documents/adjustments.ts';
import { isRows } from '../../../domain/kinds/collection.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import type { Language } from '../../../domain/languages.ts';

interface Words {
  readonly translate: (key: string) => string;
  readonly language: Language;
}

const isAdjustments = (value: unknown): value is readonly EnteredAdjustment[] =>
  isRows(value) && value.every(({ kind }) => kind === 'discount' || kind === 'charge');

/** Writes discounts and charges as they were entered; undefined for none, and for other values. */
export function adjustmentWords(value: unknown, { translate, language }: Words): string | undefined {
  if (!isAdjustments(value) || value.length === 0) return undefined;
  const names = { discount: translate('figures.discount'), charge: translate('figures.charge') };
  return value
    .map((one) => {
      const amount = one.amount ? `: ${formatDecimal(one.amount, language)}` : '';
      return `${adjustmentLabel(one, { language, names })}${amount}`;
    })
    .join(' · ');
}

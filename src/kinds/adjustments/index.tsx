import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { adjustmentLabel } from '../../../domain/documents/adjustmentRows.ts';
import type { EnteredAdjustment } from '../../../domain/documents/adjustments.ts';
import { isRows } from '../../../domain/kinds/collection.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { lineAdjustments } from '../../../schemas/parts/documents/adjustments.ts';
import { useLanguage } from '../../i18n/language.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';

type Adjustments = readonly EnteredAdjustment[];

/** Most documents have none. */
const AdjustmentsEditor = lazy(async () => ({ default: (await import('./AdjustmentsEditor.tsx')).AdjustmentsEditor }));

/** Each on its own line; a percentage says what it is of only where its document is shown. */
function Cell({ value }: ValueProps<Adjustments>) {
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

const Input = (props: InputProps) => (
  <Suspense fallback={<TextBox input={{ ...props, disabled: true }} />}>
    <AdjustmentsEditor {...props} />
  </Suspense>
);

const isAdjustments = (value: unknown): value is Adjustments => isRows(value);

/** Discounts and charges. */
export const adjustments = defineKind(
  'adjustments',
  { is: isAdjustments },
  {
    Cell,
    Input,
    wide: true,
    samples: [
      {
        value: [
          { kind: 'discount', percent: '10', reason: 'Loyalty' },
          { kind: 'charge', amount: '12.50' },
        ],
        property: lineAdjustments,
      },
    ],
  },
);

import { lazy, Suspense } from 'react';
import type { EnteredAdjustment } from '../../../domain/documents/adjustments.ts';
import { isRows } from '../../../domain/kinds/collection.ts';
import { lineAdjustments } from '../../../schemas/parts/documents/adjustments.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';

type Adjustments = readonly EnteredAdjustment[];

/** Most documents have none. */
const AdjustmentsText = lazy(async () => ({ default: (await import('./AdjustmentsText.tsx')).AdjustmentsText }));
const AdjustmentsEditor = lazy(async () => ({ default: (await import('./AdjustmentsEditor.tsx')).AdjustmentsEditor }));

const Cell = (props: ValueProps<Adjustments>) => (
  <Suspense fallback={null}>
    <AdjustmentsText {...props} />
  </Suspense>
);

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

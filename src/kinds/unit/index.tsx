import { lazy, Suspense } from 'react';
import { isText } from '../../../domain/kinds/text.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';

/** The table of units loads on first use; until then the code is shown. */
const Shown = lazy(async () => ({ default: (await import('./parts.tsx')).Shown }));
const Chosen = lazy(async () => ({ default: (await import('./parts.tsx')).Chosen }));

const Cell = (props: ValueProps<string>) => (
  <Suspense fallback={<span>{props.value}</span>}>
    <Shown {...props} />
  </Suspense>
);
const Input = (props: InputProps) => (
  <Suspense fallback={<TextBox input={{ ...props, disabled: true }} />}>
    <Chosen {...props} />
  </Suspense>
);

/** A unit of a quantity by its UN/ECE code. */
export const unit = defineKind(
  'unit',
  { is: isText },
  {
    Cell,
    Input,
    Filter: Input,
    samples: [
      { value: 'HUR', property: { type: 'string', kind: 'unit' } },
      { value: 'KWH', property: { type: 'string', kind: 'unit' } },
    ],
  },
);

import { lazy, Suspense } from 'react';
import { isText } from '../../../domain/kinds/text.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';

/** The phone library loads on first use; until then the number is unformatted. */
const parts = () => import('./parts.tsx');
const Shown = lazy(async () => ({ default: (await parts()).Shown }));
const Called = lazy(async () => ({ default: (await parts()).Called }));
const Entered = lazy(async () => ({ default: (await parts()).Entered }));

const Cell = ({ value }: ValueProps<string>) => (
  <Suspense fallback={<span>{value}</span>}>
    <Shown phone={value} />
  </Suspense>
);
const Field = ({ value }: ValueProps<string>) => (
  <Suspense fallback={<span>{value}</span>}>
    <Called phone={value} />
  </Suspense>
);
const Input = (props: InputProps) => (
  <Suspense fallback={<TextBox input={{ ...props, disabled: true }} type="tel" />}>
    <Entered {...props} />
  </Suspense>
);

/** A phone number, E.164 on the wire; Brazilian without a country code. */
export const phone = defineKind(
  'phone',
  { is: isText },
  {
    Cell,
    Field,
    Input,
    samples: [
      { value: '+5511912345678', property: { type: 'string', format: 'phone' } },
      { value: '+351912345678', property: { type: 'string', format: 'phone' } },
    ],
  },
);

import { decimal as codec } from '../../../domain/kinds/decimal.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps } from '../kind.ts';
import { written } from '../shared/Written.tsx';
import { DecimalInput } from './DecimalInput.tsx';

const Input = (props: InputProps) => <DecimalInput {...props} />;

/** A figure with decimals, kept as text so that nothing is lost. */
export const decimal = defineKind('decimal', codec, {
  Cell: written(codec, 'figures'),
  Input,
  Filter: Input,
  align: 'right',
  samples: [
    { value: '1234567.1234', property: { type: 'string', kind: 'decimal', decimal: { fraction: 4 } } },
    { value: '0.5', property: { type: 'string', kind: 'decimal', decimal: { fraction: 4 } } },
  ],
});

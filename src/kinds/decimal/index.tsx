import { decimal as codec } from '../../../domain/kinds/decimal.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps } from '../kind.ts';
import { textValue } from '../shared/TextValue.tsx';
import { DecimalInput } from './DecimalInput.tsx';

const Input = (props: InputProps) => <DecimalInput {...props} />;

/** A decimal number, kept as text to stay exact. */
export const decimal = defineKind('decimal', codec, {
  Cell: textValue(codec, 'figures'),
  Input,
  Filter: Input,
  align: 'right',
  samples: [
    { value: '1234567.1234', property: { type: 'string', kind: 'decimal', decimal: { fraction: 4 } } },
    { value: '0.5', property: { type: 'string', kind: 'decimal', decimal: { fraction: 4 } } },
  ],
});

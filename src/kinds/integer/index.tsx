import { integer as codec } from '../../../domain/kinds/integer.ts';
import { DecimalInput } from '../decimal/DecimalInput.tsx';
import { defineKind } from '../defineKind.tsx';
import type { InputProps } from '../kind.ts';
import { textValue } from '../shared/TextValue.tsx';

/** Invalid input stays text, so that validation refuses it at the field. */
const keepInteger = (decimal: string) => (/^\d{1,15}$/.test(decimal) ? Number(decimal) : decimal);

const Input = (props: InputProps) => <DecimalInput keep={keepInteger} {...props} />;

/** A whole number. */
export const integer = defineKind('integer', codec, {
  Cell: textValue(codec, 'figures'),
  Input,
  Filter: Input,
  align: 'right',
  samples: [
    { value: 0, property: { type: 'integer' } },
    { value: 1234567, property: { type: 'integer' } },
  ],
});

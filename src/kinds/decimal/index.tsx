import { useLanguage } from '../../i18n/language.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { DecimalInput } from './DecimalInput.tsx';
import { isDecimalText, parseDecimalText, toDecimalText } from './decimalText.ts';
import { showNumber } from './number.ts';

const Cell = ({ value }: ValueProps<string>) => <span className="figures">{showNumber(value, useLanguage())}</span>;
const Input = (props: InputProps) => <DecimalInput {...props} />;

/** A figure with decimals, kept as text so that nothing is lost. */
export const decimal = defineKind('decimal', {
  is: isDecimalText,
  Cell,
  Input,
  Filter: Input,
  align: 'right',
  toText: toDecimalText,
  parseText: parseDecimalText,
  samples: [
    { value: '1234567.1234', property: { type: 'string', kind: 'decimal', decimal: { fraction: 4 } } },
    { value: '0.5', property: { type: 'string', kind: 'decimal', decimal: { fraction: 4 } } },
  ],
});

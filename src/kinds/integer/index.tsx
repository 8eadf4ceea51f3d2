import { useLanguage } from '../../i18n/language.ts';
import { DecimalInput } from '../decimal/DecimalInput.tsx';
import { readNumber, showNumber } from '../decimal/number.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
/** What is no whole number stays text, for the validation to refuse it at the field. */
const keepInteger = (decimal: string) => (/^\d{1,15}$/.test(decimal) ? Number(decimal) : decimal);

const Cell = ({ value }: ValueProps<number>) => (
  <span className="figures">{showNumber(String(value), useLanguage())}</span>
);
const Input = (props: InputProps) => <DecimalInput keep={keepInteger} {...props} />;

/** A whole number. */
export const integer = defineKind('integer', {
  is: isInteger,
  Cell,
  Input,
  Filter: Input,
  align: 'right',
  toText: (value, { language }) => showNumber(String(value), language),
  parseText: (text, { language }) => {
    const read = readNumber(text, language);
    return read !== undefined && /^\d{1,15}$/.test(read) ? Number(read) : undefined;
  },
  samples: [
    { value: 0, property: { type: 'integer' } },
    { value: 1234567, property: { type: 'integer' } },
  ],
});

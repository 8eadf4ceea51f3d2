import { useRecordContext } from 'ra-core';
import { formatMoney } from '../../../domain/formats/numbers.ts';
import { useLanguage } from '../../i18n/language.ts';
import { DecimalInput } from '../decimal/DecimalInput.tsx';
import { isDecimalText, parseDecimalText, toDecimalText } from '../decimal/decimalText.ts';
import { showNumber } from '../decimal/number.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';

/** The record says its currency beside its amounts. */
function Cell({ value }: ValueProps<string>) {
  const language = useLanguage();
  const currency: unknown = useRecordContext()?.currency;
  const text = typeof currency === 'string' ? formatMoney(value, currency, language) : showNumber(value, language);
  return <span className="figures">{text}</span>;
}

const Input = (props: InputProps) => <DecimalInput decimals={2} {...props} />;

/** An amount of money as decimal text. */
export const money = defineKind('money', {
  is: isDecimalText,
  Cell,
  Input,
  Filter: Input,
  align: 'right',
  toText: toDecimalText,
  parseText: parseDecimalText,
  samples: [
    { value: '1080.00', property: { type: 'string', kind: 'money' } },
    { value: '90000000000000001.05', property: { type: 'string', kind: 'money' } },
    { value: '-0.05', property: { type: 'string', kind: 'money' } },
  ],
});

import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { formatMoney } from '../../../domain/formats/numbers.ts';
import { currencyBeside } from '../../../domain/money/amounts.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { useLanguage } from '../../i18n/language.ts';
import { DecimalInput } from '../decimal/DecimalInput.tsx';
import { isDecimalText, parseDecimalText, toDecimalText } from '../decimal/decimalText.ts';
import { showNumber } from '../decimal/number.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';

/** The record says the currency of its amounts. */
function Cell({ value, property }: ValueProps<string>) {
  const language = useLanguage();
  const currency: unknown = useRecordContext()?.[property.currency ?? currencyBeside];
  const text = typeof currency === 'string' ? formatMoney(value, currency, language) : showNumber(value, language);
  return <span className="figures">{text}</span>;
}

/** With the decimals of the currency that is chosen in the same form, and its code. */
function Input(props: InputProps) {
  const chosen: unknown = useWatch({ name: props.property.currency ?? currencyBeside });
  const currency = typeof chosen === 'string' ? { decimals: decimalsOf(chosen), unit: chosen } : { decimals: 2 };
  return <DecimalInput {...currency} {...props} />;
}

const Filter = (props: InputProps) => <DecimalInput decimals={2} {...props} />;

/** An amount of money as decimal text. */
export const money = defineKind('money', {
  is: isDecimalText,
  Cell,
  Input,
  Filter,
  align: 'right',
  toText: toDecimalText,
  parseText: parseDecimalText,
  samples: [
    { value: '1080.00', property: { type: 'string', kind: 'money' } },
    { value: '90000000000000001.05', property: { type: 'string', kind: 'money' } },
    { value: '-0.05', property: { type: 'string', kind: 'money' } },
  ],
});

import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { money as codec } from '../../../domain/kinds/money.ts';
import { isCurrencyCode } from '../../../domain/kinds/currency.ts';
import { currencyBeside } from '../../../domain/money/amounts.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { DecimalInput } from '../decimal/DecimalInput.tsx';
import { defineKind } from '../defineKind.tsx';
import type { InputProps } from '../kind.ts';
import { textValue } from '../shared/TextValue.tsx';
import { CurrencyContext } from './currencyContext.ts';

/** With decimals and code of the currency in the same form, or of the record that the form is about. */
function Input(props: InputProps) {
  const by = props.property.currency ?? currencyBeside;
  // A row may have a currency of its own.
  const [own, chosen]: unknown[] = useWatch({ name: [props.source.replace(/[^.]+$/, by), by] });
  const given = use(CurrencyContext);
  const code = [own, chosen, given].find(isCurrencyCode);
  const currency = code ? { decimals: decimalsOf(code), unit: code } : { decimals: 2 };
  return <DecimalInput {...currency} {...props} />;
}

const Filter = (props: InputProps) => <DecimalInput decimals={2} {...props} />;

/** An amount as decimal text. */
export const money = defineKind('money', codec, {
  Cell: textValue(codec, 'figures'),
  Input,
  Filter,
  align: 'right',
  samples: [
    { value: '1080.00', property: { type: 'string', kind: 'money' } },
    { value: '90000000000000001.05', property: { type: 'string', kind: 'money' } },
    { value: '-0.05', property: { type: 'string', kind: 'money' } },
  ],
});

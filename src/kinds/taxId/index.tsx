import { useRecordContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { formatTaxId } from '../../../domain/taxId/checkTaxId.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { isText } from '../shared/guards.ts';
import { TextBox } from '../shared/TextBox.tsx';
import { countryOf } from './countryOf.ts';

function Cell({ value }: ValueProps<string>) {
  const country = countryOf(useRecordContext());
  return <span className="figures">{country ? formatTaxId(country, value) : value}</span>;
}

/** Punctuated as its country does when the field is left; which country it is, another field says. */
function Input(props: InputProps) {
  const { getValues } = useFormContext();
  const tidy = (text: string) => {
    const country = countryOf(getValues());
    return country ? formatTaxId(country, text) : text.trim();
  };
  return <TextBox input={props} tidy={tidy} />;
}

/** A number of a tax register: CNPJ, CPF, NIF and what other countries call theirs. */
export const taxId = defineKind('taxId', {
  is: isText,
  Cell,
  Input,
  Filter: Input,
  toText: (value) => value,
  parseText: (text) => text.trim(),
  samples: [
    { value: '11.222.333/0001-81', property: { type: 'string', kind: 'taxId' } },
    { value: '503504564', property: { type: 'string', kind: 'taxId' } },
  ],
});

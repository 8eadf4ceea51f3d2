import { useFormContext } from 'react-hook-form';
import { taxId as codec, taxIdCountry } from '../../../domain/kinds/taxId.ts';
import { formatTaxId } from '../../../domain/taxId/checkTaxId.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';
import { textValue } from '../shared/TextValue.tsx';

/** Punctuated for the country of another field, except while typing. */
function Input(props: InputProps) {
  const { getValues } = useFormContext();
  const tidy = (text: string) => {
    const country = taxIdCountry(getValues());
    return country ? formatTaxId(country, text) : text.trim();
  };
  return <TextBox input={props} tidy={tidy} />;
}

/** A tax number: CNPJ, CPF, NIF and others. */
export const taxId = defineKind('taxId', codec, {
  Cell: textValue(codec, 'figures'),
  Input,
  Filter: Input,
  samples: [
    { value: '11.222.333/0001-81', property: { type: 'string', kind: 'taxId' } },
    { value: '503504564', property: { type: 'string', kind: 'taxId' } },
  ],
});

import { useMemo, useState } from 'react';
import { currency as codec, currencyName, isCurrencyCode } from '../../../domain/kinds/currency.ts';
import { useLanguage } from '../../i18n/language.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { ComboboxField } from '../shared/combobox/ComboboxField.tsx';
import { useCatalogueChoices } from '../shared/combobox/useCatalogueChoices.ts';
import { useCatalogue } from '../shared/useCatalogue.ts';
import { useControl } from '../shared/useControl.tsx';
import { textValue } from '../shared/TextValue.tsx';

function Field({ value }: ValueProps<string>) {
  return <span>{`${value} · ${currencyName(value, useLanguage())}`}</span>;
}

function Input(input: InputProps) {
  const language = useLanguage();
  const control = useControl(input.source);
  const [text, setText] = useState('');
  const catalogue = useCatalogue('currencies');
  const codes = useMemo(
    () => (catalogue.data ?? []).map(({ code }): unknown => code).filter(isCurrencyCode),
    [catalogue.data],
  );
  const detailOf = (code: string) => currencyName(code, language);
  // A search finds the code and the name; the field shows the code alone, for a narrow column.
  const nameOf = (code: string) => `${code} · ${detailOf(code)}`;
  return (
    <ComboboxField<string>
      input={input}
      control={control}
      choices={useCatalogueChoices(codes, catalogue, text, { nameOf })}
      chosen={isCurrencyCode(control.value) ? control.value : null}
      onSearch={setText}
      onChoose={control.set}
      keyOf={(code) => code}
      nameOf={(code) => code}
      detailOf={detailOf}
    />
  );
}

/** A currency by its ISO 4217 code. */
export const currency = defineKind('currency', codec, {
  Cell: textValue(codec),
  Field,
  Input,
  Filter: Input,
  samples: [
    { value: 'BRL', property: { type: 'string', kind: 'currency' } },
    { value: 'KWD', property: { type: 'string', kind: 'currency' } },
  ],
});

import { currency as codec, currencyName, isCurrencyCode } from '../../../domain/kinds/currency.ts';
import { useLanguage } from '../../i18n/language.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { Combobox } from '../shared/Combobox.tsx';
import { useCatalogue } from '../shared/useCatalogue.ts';
import { useControl } from '../shared/useControl.tsx';
import { written } from '../shared/Written.tsx';

function Field({ value }: ValueProps<string>) {
  return <span>{`${value} · ${currencyName(value, useLanguage())}`}</span>;
}

function Input(input: InputProps) {
  const language = useLanguage();
  const control = useControl(input.source);
  const { data, isPending } = useCatalogue('currencies');
  const codes = (data ?? []).map(({ code }): unknown => code).filter(isCurrencyCode);
  return (
    <Combobox
      input={input}
      control={control}
      options={codes}
      loading={isPending}
      chosen={isCurrencyCode(control.value) ? control.value : null}
      onChoose={control.set}
      keyOf={(code) => code}
      labelOf={(code) => `${code} · ${currencyName(code, language)}`}
    />
  );
}

/** A currency by its ISO 4217 code. */
export const currency = defineKind('currency', codec, {
  Cell: written(codec),
  Field,
  Input,
  Filter: Input,
  samples: [
    { value: 'BRL', property: { type: 'string', kind: 'currency' } },
    { value: 'KWD', property: { type: 'string', kind: 'currency' } },
  ],
});

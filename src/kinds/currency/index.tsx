import { useLanguage } from '../../i18n/language.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { Combobox } from '../shared/Combobox.tsx';
import { useCatalogue } from '../shared/useCatalogue.ts';
import { useControl } from '../shared/useControl.tsx';
import { currencyName } from './currencyName.ts';

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value);

function Field({ value }: ValueProps<string>) {
  return <span>{`${value} · ${currencyName(value, useLanguage())}`}</span>;
}

function Input(input: InputProps) {
  const language = useLanguage();
  const control = useControl(input.source);
  const { data, isPending } = useCatalogue('currencies');
  const codes = (data ?? []).map(({ code }): unknown => code).filter(isCode);
  return (
    <Combobox
      input={input}
      control={control}
      options={codes}
      loading={isPending}
      chosen={isCode(control.value) ? control.value : null}
      onChoose={control.set}
      keyOf={(code) => code}
      labelOf={(code) => `${code} · ${currencyName(code, language)}`}
    />
  );
}

/** A currency by its ISO 4217 code. */
export const currency = defineKind('currency', {
  is: isCode,
  Cell: ({ value }) => <span>{value}</span>,
  Field,
  Input,
  Filter: Input,
  toText: (value) => value,
  parseText: (text) => (isCode(text) ? text : undefined),
  samples: [
    { value: 'BRL', property: { type: 'string', kind: 'currency' } },
    { value: 'KWD', property: { type: 'string', kind: 'currency' } },
  ],
});

import { useState } from 'react';
import { unit as codec } from '../../../domain/kinds/unit.ts';
import { isUnitCode, unitCalled, unitCodes, unitName, unitSymbol } from '../../../domain/units/units.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { InputProps } from '../kind.ts';
import { ComboboxField } from '../shared/combobox/ComboboxField.tsx';
import { useCatalogueChoices } from '../shared/combobox/useCatalogueChoices.ts';
import { textValue } from '../shared/TextValue.tsx';
import { useControl } from '../shared/useControl.tsx';

/** The table is here, so nothing is requested. */
const known = { isFetching: false, isError: false, refetch: () => Promise.reject(new Error('Nothing to ask for')) };

const detailOf = (code: string): string => [unitSymbol(code), code].filter(Boolean).join(' · ');

export const Shown = textValue(codec);

/** All units by name, symbol and code; what is called exactly as typed comes first. */
export function Chosen(input: InputProps) {
  const language = useLanguage();
  const control = useControl(input.source);
  const [text, setText] = useState('');
  const nameOf = (code: string) => unitName(code, language);
  const choices = useCatalogueChoices(unitCodes, known, text, { nameOf, detailOf });
  const called = unitCalled(text);
  const options = called ? [called, ...choices.options.filter((code) => code !== called)] : choices.options;
  return (
    <ComboboxField<string>
      input={input}
      control={control}
      choices={{ ...choices, options }}
      chosen={isUnitCode(control.value) ? control.value : null}
      onSearch={setText}
      onChoose={control.set}
      keyOf={(code) => code}
      nameOf={nameOf}
      detailOf={detailOf}
    />
  );
}

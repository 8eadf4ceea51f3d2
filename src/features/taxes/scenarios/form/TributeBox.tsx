import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import type { Country } from '../../../../../domain/kinds/country.ts';
import { recordName, referenceKey, toReference } from '../../../../../domain/kinds/reference.ts';
import { firstOrder } from '../../../../../domain/lists/order.ts';
import { fieldsToShow } from '../../../../../domain/lists/rowFields.ts';
import { isObject } from '../../../../../domain/schema/isObject.ts';
import tributes from '../../../../../schemas/resources/taxes/tributes.ts';
import type { InputProps } from '../../../../kinds/kind.ts';
import { useAddition } from '../../../../kinds/reference/useAddition.ts';
import { ComboboxField } from '../../../../kinds/shared/combobox/ComboboxField.tsx';
import { useRecordChoices } from '../../../../kinds/shared/combobox/useRecordChoices.ts';
import { useControl } from '../../../../kinds/shared/useControl.tsx';

interface TributeBoxProps {
  readonly input: InputProps;
  /** Where the tax is due: its taxes are offered before a search, and a new one starts with it. */
  readonly country: Country | undefined;
}

/** The tax of a row: those of its country first, any by its name, or a new one. */
export function TributeBox({ input, country }: TributeBoxProps) {
  const translate = useTranslate();
  const control = useControl(input.source);
  const [text, setText] = useState('');
  const [isWide, setWide] = useState(false);
  const isOfCountry = country !== undefined && text === '' && !isWide;
  const addition = useAddition(tributes, country && { country: { id: country.id, identifier: country.identifier } });
  const nameOf = (record: RaRecord) => recordName(tributes, record, translate) ?? '';
  const choices = useRecordChoices<RaRecord>(
    {
      resource: tributes.name,
      sort: firstOrder(tributes.list),
      ...(isOfCountry && { filter: { country: country.id } }),
      fields: fieldsToShow(tributes, [tributes.label, ...Object.keys(input.property.properties ?? {})]),
    },
    text,
    { nameOf },
  );
  if (isOfCountry && !choices.isSearching && !choices.hasFailed && choices.options.length === 0) setWide(true);
  const key = referenceKey(control.value);
  const chosen = key !== undefined && isObject(control.value) ? { ...control.value, id: key } : null;
  return (
    <ComboboxField<RaRecord>
      input={input}
      control={control}
      choices={choices}
      chosen={chosen}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      detailOf={({ description }) => (typeof description === 'string' ? description : '')}
      onSearch={setText}
      onChoose={(record) => control.set(record && toReference(record, input.property))}
      addition={addition}
    />
  );
}

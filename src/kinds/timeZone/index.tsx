import { useMemo, useState } from 'react';
import { isText } from '../../../domain/kinds/text.ts';
import { timeZone as codec, zoneName } from '../../../domain/kinds/timeZone.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps } from '../kind.ts';
import { ComboboxField } from '../shared/combobox/ComboboxField.tsx';
import { useCatalogueChoices } from '../shared/combobox/useCatalogueChoices.ts';
import { useControl } from '../shared/useControl.tsx';
import { textValue } from '../shared/TextValue.tsx';

/** The browser knows all zones, so nothing is requested. */
const known = { isFetching: false, isError: false, refetch: () => Promise.reject(new Error('Nothing to ask for')) };

function Input(input: InputProps) {
  const control = useControl(input.source);
  const [text, setText] = useState('');
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  return (
    <ComboboxField<string>
      input={input}
      control={control}
      choices={useCatalogueChoices(zones, known, text, { nameOf: zoneName })}
      chosen={isText(control.value) ? control.value : null}
      onSearch={setText}
      onChoose={control.set}
      keyOf={(zone) => zone}
      nameOf={zoneName}
    />
  );
}

/** A time zone by IANA name. */
export const timeZone = defineKind('timeZone', codec, {
  Cell: textValue(codec),
  Input,
  samples: [
    { value: 'America/Sao_Paulo', property: { type: 'string', kind: 'timeZone' } },
    { value: 'Europe/Lisbon', property: { type: 'string', kind: 'timeZone' } },
  ],
});

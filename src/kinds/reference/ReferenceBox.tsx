import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { firstOrder } from '../../../domain/lists/order.ts';
import { fieldsToShow } from '../../../domain/lists/rowFields.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { recordName, referenceKey, referenceLabel, toReference } from '../../../domain/kinds/reference.ts';
import { useMe } from '../../access/useMe.ts';
import { resourceOf } from '../../data/resources.ts';
import type { InputProps } from '../kind.ts';
import { ComboboxField } from '../shared/combobox/ComboboxField.tsx';
import { useRecordChoices } from '../shared/combobox/useRecordChoices.ts';
import { useControl } from '../shared/useControl.tsx';
import { useAddition } from './useAddition.ts';
import { useDetails } from './useDetails.tsx';

interface ReferenceBoxProps {
  readonly input: InputProps;
  /** Returns the form's value of a selected record; by default the schema's reference. */
  readonly keep?: (record: RaRecord) => unknown;
  /** Filters of the offered records. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Whether leaving it empty is no error before a save. */
  readonly mayWait?: boolean;
}

/** Searches records of another resource and can add one. It says so to users who may not list them. */
export function ReferenceBox({ input, keep, filter: narrowed, mayWait = false }: ReferenceBoxProps) {
  const { ref = '', keyOf, offers } = input.property;
  const resource = resourceOf(ref);
  const filter = offers && (!input.isFilter || keyOf) ? { ...offers, ...narrowed } : narrowed;
  const control = useControl(input.source);
  const addition = useAddition(resource, filter);
  const [text, setText] = useState('');
  // The complete found record; the form keeps less.
  const [picked, setPicked] = useState<RaRecord>();
  const { textOf, flagOf } = useDetails(resource);
  const translate = useTranslate();
  const nameOf = (record: RaRecord) => recordName(resource, record, translate) ?? '';
  const shown = [resource.label, ...(resource.details ?? []), ...Object.keys(input.property.properties ?? {})];
  const source = { resource: ref, sort: firstOrder(resource.list), filter, fields: fieldsToShow(resource, shown) };
  const me = useMe();
  const may = (action: 'list' | 'show') => !me || me.permissions.includes(`${ref}:${action}`);
  const choices = useRecordChoices<RaRecord>(source, text, { nameOf, enabled: may('list') });

  const key = referenceKey(control.value);
  const known = key !== undefined && referenceLabel(control.value, resource.label) !== undefined;
  const isKnown = picked?.id === key || (known && !resource.details);
  const { data: fetched } = useGetOne(
    ref,
    { id: key ?? '' },
    { enabled: key !== undefined && !isKnown && may('show') },
  );
  const leave = () => (mayWait && key === undefined && text === '' ? undefined : control.onBlur());
  const kept = known && isObject(control.value) ? control.value : undefined;
  const chosen = key === undefined ? null : { ...kept, ...(picked?.id === key ? picked : fetched), id: key };
  const choose = (record: RaRecord | null) => {
    setPicked(record ?? undefined);
    control.set(record && (keep ? keep(record) : toReference(record, input.property)));
  };

  return (
    <ComboboxField<RaRecord>
      input={input}
      control={{ ...control, onBlur: leave }}
      choices={choices}
      chosen={chosen}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      picture={flagOf}
      detailOf={textOf}
      onSearch={setText}
      onChoose={choose}
      addition={input.isFilter ? undefined : addition}
      none={may('list') ? undefined : translate('generate.search.notAllowed')}
    />
  );
}

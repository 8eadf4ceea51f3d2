import AddIcon from '@mui/icons-material/Add';
import { useCanAccess, useGetList, useGetOne, useTranslate, type RaRecord } from 'ra-core';
import { use, useState } from 'react';
import { resourceOf } from '../../data/resources.ts';
import type { InputProps } from '../kind.ts';
import { Combobox } from '../shared/Combobox.tsx';
import { firstOrder } from '../../../domain/lists/order.ts';
import { fieldsToShow } from '../../../domain/lists/rowFields.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { useControl } from '../shared/useControl.tsx';
import { useDebounced } from '../shared/useDebounced.ts';
import { QuickCreateContext } from './quickCreate.ts';
import { referenceKey, referenceLabel, toReference } from '../../../domain/kinds/reference.ts';

/** Autocomplete rests half a second before it asks (specification §9). */
const debounce = 500;
const suggestions = 25;
const addNew = { id: '@add' };

interface ReferenceBoxProps {
  readonly input: InputProps;
  /** What the form keeps of the chosen record; by default what the schema says a reference is. */
  readonly keep?: (record: RaRecord) => unknown;
  readonly canAdd?: boolean;
  /** Offers only records that these filters let through. */
  readonly filter?: Readonly<Record<string, unknown>>;
}

/** Searches the records of another resource; what is not there can be added on the spot. */
export function ReferenceBox({ input, keep, canAdd = true, filter = {} }: ReferenceBoxProps) {
  const { ref = '' } = input.property;
  const resource = resourceOf(ref);
  const translate = useTranslate();
  const control = useControl(input.source);
  const QuickCreate = use(QuickCreateContext);
  const { canAccess } = useCanAccess({ resource: ref, action: 'create' });
  const [text, setText] = useState('');
  const [adding, setAdding] = useState(false);
  const q = useDebounced(text.trim(), debounce);

  const { data, isPending } = useGetList(ref, {
    pagination: { page: 1, perPage: suggestions },
    sort: firstOrder(resource.list),
    filter: q ? { ...filter, q } : filter,
    meta: { fields: fieldsToShow(resource, [resource.label, ...Object.keys(input.property.properties ?? {})]) },
  });
  const key = referenceKey(control.value);
  const known = key !== undefined && referenceLabel(control.value, resource.label) !== undefined;
  const { data: fetched } = useGetOne(ref, { id: key ?? '' }, { enabled: key !== undefined && !known });

  const choose = (record: RaRecord | null) => {
    if (record?.id === addNew.id) return setAdding(true);
    setText('');
    control.set(record && (keep ? keep(record) : toReference(record, input.property)));
  };
  const labelOf = (record: RaRecord): string => {
    const label = String(record[resource.label] ?? '');
    if (record.archived === true) return `${label} (${translate('resource.fields.archived').toLowerCase()})`;
    if (record.id !== addNew.id) return label;
    return text.trim()
      ? translate('generate.search.addNamed', { text: text.trim() })
      : translate('generate.search.add');
  };
  const chosen =
    key === undefined ? null : { ...(known && isObject(control.value) ? control.value : fetched), id: key };
  const offersAdding = canAdd && canAccess === true && QuickCreate !== undefined;

  return (
    <>
      <Combobox<RaRecord>
        input={input}
        control={control}
        options={offersAdding ? [...(data ?? []), addNew] : (data ?? [])}
        loading={isPending || q !== text.trim()}
        chosen={chosen}
        onChoose={choose}
        onSearch={setText}
        keyOf={(record) => record.id}
        labelOf={labelOf}
        picture={(record) => record.id === addNew.id && <AddIcon fontSize="small" color="primary" />}
      />
      {adding && QuickCreate && (
        <QuickCreate
          resource={ref}
          text={text.trim()}
          onCreated={(record) => {
            setAdding(false);
            choose(record);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

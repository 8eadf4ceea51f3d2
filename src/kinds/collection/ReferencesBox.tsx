import Cancel from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { isReference, recordName, referenceKey, toReference } from '../../../domain/kinds/reference.ts';
import { firstOrder } from '../../../domain/lists/order.ts';
import { fieldsToShow } from '../../../domain/lists/rowFields.ts';
import { resourceOf } from '../../data/resources.ts';
import type { InputProps } from '../kind.ts';
import { useDetails } from '../reference/useDetails.tsx';
import { ComboboxField } from '../shared/combobox/ComboboxField.tsx';
import { useRecordChoices } from '../shared/combobox/useRecordChoices.ts';
import { useControl } from '../shared/useControl.tsx';

const nothing = () => undefined;

/** Several records of another resource: selected ones are listed below the field. */
export function ReferencesBox(input: InputProps) {
  const translate = useTranslate();
  const { items = {} } = input.property;
  const { ref = '' } = items;
  const resource = resourceOf(ref);
  const control = useControl(input.source);
  const chosen = Array.isArray(control.value) ? control.value.filter(isReference) : [];
  const keys = new Set(chosen.map(referenceKey));
  const [text, setText] = useState('');
  const { textOf } = useDetails(resource);
  const nameOf = (record: RaRecord) => recordName(resource, record, translate) ?? '';
  const shown = [resource.label, ...(resource.details ?? []), ...Object.keys(items.properties ?? {})];
  const source = { resource: ref, sort: firstOrder(resource.list), fields: fieldsToShow(resource, shown) };
  const choices = useRecordChoices<RaRecord>(source, text, { nameOf });
  const left = { ...choices, options: choices.options.filter(({ id }) => !keys.has(id)) };
  const add = (record: RaRecord | null) => record && control.set([...chosen, toReference(record, items)]);

  return (
    <div>
      <ComboboxField<RaRecord>
        // The field does not keep unmatched text.
        input={{ ...input, isFilter: true }}
        control={{ ...control, value: null, set: nothing }}
        choices={left}
        chosen={null}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        detailOf={textOf}
        onSearch={setText}
        onChoose={add}
      />
      {chosen.length > 0 && (
        <Box
          component="ul"
          aria-label={input.label}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mb: 2, p: 0, listStyle: 'none' }}
        >
          {chosen.map((reference) => {
            const name = recordName(resource, reference, translate) ?? String(referenceKey(reference));
            return (
              <li key={referenceKey(reference)}>
                <Chip
                  label={name}
                  disabled={input.disabled}
                  onDelete={() => control.set(chosen.filter((each) => each !== reference))}
                  deleteIcon={<Cancel titleAccess={translate('generate.collection.takeAway', { name })} />}
                />
              </li>
            );
          })}
        </Box>
      )}
    </div>
  );
}

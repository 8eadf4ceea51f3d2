import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslate, ValidationError } from 'react-admin';
import { useId, useState } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { InputProps } from '../kind.ts';
import { AdjustmentEditor } from './AdjustmentEditor.tsx';

/** The discounts and charges of a line or a document: a row each. */
export function AdjustmentsEditor(input: InputProps) {
  const translate = useTranslate();
  const id = useId();
  const rows = useFieldArray({ name: input.source, keyName: '@key' });
  const { errors } = useFormState({ name: input.source });
  const [added, setAdded] = useState<number>();
  const { maxItems = Infinity, items = {} } = input.property;
  const message: unknown = get(errors, `${input.source}.message`) ?? get(errors, `${input.source}.root.message`);
  const add = (kind: 'discount' | 'charge') => {
    setAdded(rows.fields.length);
    rows.append({ kind, percent: null, amount: null, reason: null }, { shouldFocus: false });
  };

  return (
    <Box role="group" aria-labelledby={`${id}-name`} sx={{ containerType: 'inline-size' }}>
      <Typography id={`${id}-name`} variant="subtitle2" component="div">
        {input.label}
      </Typography>
      {rows.fields.map((field, index) => (
        <AdjustmentEditor
          key={field['@key']}
          input={input}
          index={index}
          properties={propertiesOf(items)}
          message={get(errors, `${input.source}.${index}.message`)}
          isAdded={added === index}
          onRemove={() => rows.remove(index)}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
        {(['discount', 'charge'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            startIcon={<AddIcon />}
            onClick={() => add(kind)}
            disabled={input.disabled || rows.fields.length >= maxItems}
          >
            {translate(`documents.adjustments.add.${kind}`)}
          </Button>
        ))}
        {typeof message === 'string' && (
          <FormHelperText error>
            <ValidationError error={message} />
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}

import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, ValidationError } from 'react-admin';
import { use, useId, useState } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import type { InputProps } from '../kind.ts';
import { HintContext } from '../shared/hint.ts';
import { defaultsOf } from '../../../domain/schema/defaults.ts';
import { DefinedPreview } from './DefinedPreview.tsx';
import { RowActions } from './RowActions.tsx';
import { RowEditor } from './RowEditor.tsx';
import { partsOf, type KindByName } from './rows.ts';

/** Rows that can be edited, added, removed and reordered. */
export function CollectionEditor({ kindByName, ...input }: InputProps & { readonly kindByName: KindByName }) {
  const translate = useTranslate();
  const hint = use(HintContext);
  const hintId = useId();
  const rows = useFieldArray({ name: input.source, keyName: '@key' });
  const { errors } = useFormState({ name: input.source });
  const [added, setAdded] = useState<number>();
  const { items = {}, maxItems = Infinity } = input.property;
  const parts = partsOf(input.property, kindByName);
  const message: unknown = get(errors, `${input.source}.message`) ?? get(errors, `${input.source}.root.message`);

  const add = () => {
    setAdded(rows.fields.length);
    rows.append(defaultsOf(items), { shouldFocus: false });
  };

  return (
    <Stack role="group" aria-label={input.label} aria-describedby={hint && hintId} spacing={1.5} sx={{ mb: 2 }}>
      {hint && (
        <Typography id={hintId} variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {rows.fields.length === 0 && (
        <Typography color="textSecondary">{translate('generate.collection.invite')}</Typography>
      )}
      {rows.fields.map((field, index) => (
        <Box
          key={field['@key']}
          role="group"
          aria-label={translate('generate.collection.row', { number: index + 1 })}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, pb: 0.5 }}
        >
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
            <Typography variant="subtitle2" component="div" color="textSecondary">
              {translate('generate.collection.row', { number: index + 1 })}
            </Typography>
            <RowActions
              number={index + 1}
              isFirst={index === 0}
              isLast={index === rows.fields.length - 1}
              onMove={(by) => rows.move(index, index + by)}
              onRemove={() => rows.remove(index)}
            />
          </Stack>
          <RowEditor input={input} index={index} parts={parts} isAdded={added === index} />
        </Box>
      ))}
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={add}
          disabled={input.disabled || rows.fields.length >= maxItems}
        >
          {translate('generate.collection.add')}
        </Button>
        {typeof message === 'string' && (
          <FormHelperText error>
            <ValidationError error={message} />
          </FormHelperText>
        )}
      </Stack>
      {input.property.defines && <DefinedPreview input={input} kindByName={kindByName} />}
    </Stack>
  );
}

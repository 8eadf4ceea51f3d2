import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { isRows } from '../../../domain/kinds/collection.ts';
import type { InputProps } from '../kind.ts';
import { DefinedInputs } from './DefinedInputs.tsx';
import type { KindByName } from './rows.ts';

interface DefinedPreviewProps {
  readonly input: InputProps;
  readonly kindByName: KindByName;
}

/** A live preview of the form that definitions make. Its values are discarded. */
export function DefinedPreview({ input, kindByName }: DefinedPreviewProps) {
  const translate = useTranslate();
  const id = useId();
  const form = useForm({ defaultValues: { preview: [] } });
  const value: unknown = useWatch({ name: input.source });
  const definitions = (isRows(value) ? value : []).flatMap((row, index) =>
    typeof row['name'] === 'string' && row['name'].trim() !== ''
      ? [{ ...row, uuid: row['uuid'] ?? `new-${index}` }]
      : [],
  );
  if (definitions.length === 0) return null;
  const of = { ...input, path: 'preview', source: 'preview', property: {} };
  return (
    <Box role="group" aria-labelledby={id} sx={{ bgcolor: 'action.hover', borderRadius: 1, p: 2, pb: 0, mb: 2 }}>
      <Typography id={id} variant="subtitle2" component="div" color="textSecondary" sx={{ mb: 1 }}>
        {translate('generate.defined.preview')}
      </Typography>
      <FormProvider {...form}>
        <DefinedInputs input={of} definitions={definitions} kindByName={kindByName} />
      </FormProvider>
    </Box>
  );
}

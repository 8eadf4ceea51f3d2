import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import type { ReactNode } from 'react';
import { isObject } from '../../../domain/schema/isObject.ts';
import type { InputProps } from '../kind.ts';
import { useLabelOf } from '../shared/words.ts';
import type { Part } from './rows.ts';

interface FoldedPartsProps {
  readonly input: InputProps;
  readonly index: number;
  readonly parts: readonly Part[];
  readonly row: unknown;
  readonly children: ReactNode;
}

/** The rare fields of a row, folded into a line that says which are set. An error at one of them opens it. */
export function FoldedParts({ input, index, parts, row, children }: FoldedPartsProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(input.resource);
  const { errors } = useFormState({ name: input.source });
  const [isOpen, setOpen] = useState(false);
  const isWrong = parts.some(({ name }) => get(errors, `${input.source}.${index}.${name}`) !== undefined);
  if (isWrong && !isOpen) setOpen(true);
  const set = parts.filter(({ name, kindIn }) => isObject(row) && kindIn(row).isFilled(row[name]));
  const words = set.map(({ name }) => labelOf(`${input.path}.${name}`)).join(', ');
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open || isWrong)}
      sx={{ gridColumn: '1 / -1', mb: 1 }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32, lineHeight: '32px' }}>
        {labelOf(`${input.path}.folded`)}:{' '}
        <Typography component="span" color="textSecondary">
          {words || translate('generate.collection.unset')}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

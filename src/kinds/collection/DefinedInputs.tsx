import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Row } from '../../../domain/kinds/collection.ts';
import type { InputProps } from '../kind.ts';
import { DefinedInput } from './DefinedInput.tsx';
import { definitionOf, useDefinedRows } from './definedRows.ts';
import type { KindByName } from './rows.ts';

interface DefinedInputsProps {
  readonly input: InputProps;
  readonly definitions: readonly Row[];
  readonly kindByName: KindByName;
}

/** Inputs for all definitions, in order. */
export function DefinedInputs({ input, definitions, kindByName }: DefinedInputsProps) {
  const translate = useTranslate();
  const rows = useDefinedRows(input.source, definitions);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {rows.map((row, index) => (
        <DefinedInput
          key={String(row['field'])}
          definition={definitionOf(row, translate)}
          source={`${input.source}.${index}`}
          input={input}
          kindByName={kindByName}
        />
      ))}
    </Box>
  );
}

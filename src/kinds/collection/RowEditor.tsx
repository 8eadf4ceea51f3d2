import Box from '@mui/material/Box';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { isObject } from '../../../domain/schema/isObject.ts';
import type { InputProps } from '../kind.ts';
import { AddedAfterContext } from '../shared/addedAfter.ts';
import { HintContext } from '../shared/hint.ts';
import { isApplicable } from '../shared/applicability.ts';
import { useHintOf, useLabelOf } from '../shared/words.ts';
import { FoldedParts } from './FoldedParts.tsx';
import type { Part } from './rows.ts';

interface RowEditorProps {
  /** The collection's input: the row's fields are below its source. */
  readonly input: InputProps;
  readonly index: number;
  readonly parts: readonly Part[];
  /** Whether the row is new: it takes focus. */
  readonly isAdded: boolean;
}

/** The applicable fields of a row. */
export function RowEditor({ input, index, parts, isAdded }: RowEditorProps) {
  const labelOf = useLabelOf(input.resource);
  const hintOf = useHintOf(input.resource);
  const { submitCount } = useFormState();
  // Existing rows show errors immediately.
  const [attempts] = useState(isAdded ? submitCount : 0);
  const row: unknown = useWatch({ name: `${input.source}.${index}` });
  const isStored = isObject(row) && typeof row['uuid'] === 'string';
  const shown = parts.filter(({ property }) => !property.readOnly && isApplicable(property, row));
  const { folded = [] } = input.property;
  const rare = shown.filter(({ name }) => folded.includes(name));
  const fieldOf = ({ name, property, kindIn, required }: Part) => {
    const { Input } = kindIn(row);
    return (
      <HintContext key={name} value={hintOf(`${input.path}.${name}`)}>
        <Input
          source={`${input.source}.${index}.${name}`}
          resource={input.resource}
          path={`${input.path}.${name}`}
          property={property}
          label={labelOf(`${input.path}.${name}`)}
          required={required || property.when !== undefined}
          disabled={input.disabled || (isStored && property.immutable)}
          autoFocus={isAdded && name === shown[0]?.name}
        />
      </HintContext>
    );
  };
  return (
    <AddedAfterContext value={attempts}>
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {shown.filter((part) => !rare.includes(part)).map(fieldOf)}
        {rare.length > 0 && (
          <FoldedParts input={input} index={index} parts={rare} row={row}>
            {rare.map(fieldOf)}
          </FoldedParts>
        )}
      </Box>
    </AddedAfterContext>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { InputProps } from '../kind.ts';
import { HintContext } from '../shared/hint.ts';
import { useHintOf, useLabelOf } from '../shared/words.ts';
import type { Part } from './rows.ts';

interface EachRowProps {
  /** The list's input: the row's fields are below its source. */
  readonly input: InputProps;
  readonly index: number;
  /** The name of the row's record. */
  readonly name: string;
  readonly parts: readonly Part[];
}

/** The grid columns of rows and headings. */
export const columnsOf = (parts: readonly Part[]) =>
  ({
    display: 'grid',
    gridTemplateColumns: {
      xs: `minmax(0, 1fr) repeat(${parts.length}, 120px)`,
      sm: `minmax(0, 1fr) repeat(${parts.length}, 176px)`,
    },
    columnGap: 2,
    alignItems: 'start',
  }) as const;

/** A record's name, and its inputs. */
export function EachRow({ input, index, name, parts }: EachRowProps) {
  const labelOf = useLabelOf(input.resource);
  const hintOf = useHintOf(input.resource);
  return (
    <Box
      component="li"
      sx={{ ...columnsOf(parts), pt: 1.5, borderTop: 1, borderColor: 'divider', '& label': visuallyHidden }}
    >
      <Typography sx={{ py: 1.25, overflowWrap: 'anywhere' }}>{name}</Typography>
      {parts.map(({ name: part, property, kindIn, required }) => {
        const { Input } = kindIn({});
        const path = `${input.path}.${part}`;
        return (
          <Box key={part} role="group" aria-label={name}>
            <HintContext value={hintOf(path)}>
              <Input
                source={`${input.source}.${index}.${part}`}
                resource={input.resource}
                path={path}
                property={property}
                label={labelOf(path)}
                required={required}
                disabled={input.disabled}
              />
            </HintContext>
          </Box>
        );
      })}
    </Box>
  );
}

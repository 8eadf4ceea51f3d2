import Box from '@mui/material/Box';
import { cardGrid } from '../../shell/display/cardGrid.ts';
import { Pairs } from '../shared/Pairs.tsx';
import { isApplicable } from '../shared/applicability.ts';
import { useLabelOf } from '../shared/words.ts';
import { PartValue } from './PartValue.tsx';
import { keyOf, type RowsProps } from './rows.ts';

/** The rows of a collection on a narrow screen, as cards. */
export function RowsCards({ value: rows, resource, path, parts }: RowsProps) {
  const labelOf = useLabelOf(resource);
  return (
    <Box component="ul" aria-label={labelOf(path)} sx={cardGrid}>
      {rows.map((row, index) => (
        <Box
          component="li"
          key={keyOf(row, index)}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1.5 }}
        >
          <Pairs
            pairs={parts
              .filter(({ name, property, kindIn }) => isApplicable(property, row) && kindIn(row).isFilled(row[name]))
              .map((part) => ({
                key: part.name,
                name: labelOf(`${path}.${part.name}`),
                value: <PartValue part={part} row={row} resource={resource} path={path} />,
              }))}
          />
        </Box>
      ))}
    </Box>
  );
}

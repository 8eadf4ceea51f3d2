import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { periodOf } from '../../../../domain/dates/period.ts';
import { without } from '../../../../domain/schema/without.ts';
import { periodNames } from '../../../../schemas/period.ts';
import { useLabelOf } from '../../../kinds/shared/words.ts';
import { factsHere } from '../../facts.ts';
import type { FilterRange } from './filterRanges.ts';

interface PeriodFilterProps {
  readonly range: FilterRange;
  /** The grid columns of the filters. */
  readonly columns: string;
  /** The fields of the first and last day. */
  readonly children: ReactNode;
}

/** A date range filter with named periods; the matching one is marked and removable. */
export function PeriodFilter({ range: { from, to }, columns, children }: PeriodFilterProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(from.resource);
  const { filterValues, setFilters } = useListContext();
  const { today } = factsHere();
  return (
    <Box sx={{ gridColumn: '1 / -1', containerType: 'inline-size' }}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: columns }}>
        {children}
        <Stack
          direction="row"
          role="group"
          aria-label={translate('periods.of', { field: labelOf(from.path) })}
          sx={{
            gridColumn: '1 / -1',
            flexWrap: 'wrap',
            alignContent: 'center',
            gap: 1,
            pb: 2,
            '@container (min-width: 752px)': { gridColumn: '3 / -1' },
          }}
        >
          {periodNames.map((name) => {
            const days = periodOf(name, today);
            const isSet = filterValues[from.source] === days.from && filterValues[to.source] === days.to;
            const others = Object(without(filterValues, [from.source, to.source]));
            return (
              <Chip
                key={name}
                size="small"
                component="button"
                type="button"
                clickable
                aria-pressed={isSet}
                variant={isSet ? 'filled' : 'outlined'}
                color={isSet ? 'primary' : 'default'}
                label={translate(`periods.${name}`)}
                onClick={() =>
                  setFilters(isSet ? others : { ...others, [from.source]: days.from, [to.source]: days.to })
                }
              />
            );
          })}
        </Stack>
      </Box>
    </Box>
  );
}

import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { type FilterField, Filters } from './Filters.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortMenu } from './SortMenu.tsx';
import { StatusLegend } from './StatusLegend.tsx';

interface ListToolsProps {
  readonly resource: Resource;
  readonly filters?: readonly FilterField[];
  readonly columnLabel?: (path: string) => string;
  /** Whether the rows are cards, which have no heads to sort by; by default as in generated lists. */
  readonly asCards?: boolean;
  /** What rows are marked by besides their status. */
  readonly marks?: ReactNode;
}

/** The search has a line of its own on narrow screens; elsewhere it gives way, so that the buttons stay beside it. */
const tools = {
  gap: 1,
  mb: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > .MuiTextField-root': { flex: { xs: '1 0 100%', md: '1 1 160px' }, maxWidth: { xs: 'none', md: 320 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

/** Search, filters, order and columns, above the rows. */
export function ListTools({ resource, filters, columnLabel, asCards, marks }: ListToolsProps) {
  const isNarrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  return (
    <Filters
      resource={resource}
      fields={filters}
      tools={(filterButton) => (
        <Stack direction="row" sx={tools}>
          {resource.list.search.length > 0 && <SearchBox />}
          {filterButton}
          {(asCards ?? isNarrow) && <SortMenu resource={resource} columnLabel={columnLabel} />}
          <ColumnChooser resource={resource} columnLabel={columnLabel} />
          <StatusLegend resource={resource}>{marks}</StatusLegend>
        </Stack>
      )}
    />
  );
}

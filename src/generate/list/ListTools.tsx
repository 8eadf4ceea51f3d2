import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { type FilterField, Filters } from './Filters.tsx';
import { SearchBox } from './SearchBox.tsx';

interface ListToolsProps {
  readonly resource: Resource;
  readonly filters?: readonly FilterField[];
  readonly columnLabel?: (path: string) => string;
  /** What stands after the tools that every list has. */
  readonly children?: ReactNode;
}

/** Search, filters and columns, above the rows. */
export function ListTools({ resource, filters, columnLabel, children }: ListToolsProps) {
  return (
    <Filters
      resource={resource}
      fields={filters}
      tools={(filterButton) => (
        <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          {resource.list.search.length > 0 && <SearchBox />}
          {filterButton}
          <ColumnChooser resource={resource} columnLabel={columnLabel} />
          {children}
        </Stack>
      )}
    />
  );
}

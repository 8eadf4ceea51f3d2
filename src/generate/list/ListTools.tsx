import Stack from '@mui/material/Stack';
import type { Resource } from '../../../schemas/resource.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { Filters } from './Filters.tsx';
import { SearchBox } from './SearchBox.tsx';

/** Search, filters and columns, above the rows. */
export function ListTools({ resource }: { readonly resource: Resource }) {
  return (
    <Filters
      resource={resource}
      tools={(filterButton) => (
        <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          {resource.list.search.length > 0 && <SearchBox />}
          {filterButton}
          <ColumnChooser resource={resource} />
        </Stack>
      )}
    />
  );
}

import Stack from '@mui/material/Stack';
import type { Resource } from '../../../schemas/resource.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { Filters } from './Filters.tsx';
import { SearchBox } from './SearchBox.tsx';
import { legendOf } from './slots.ts';
import { SortMenu } from './SortMenu.tsx';
import { StatusLegend } from './StatusLegend.tsx';
import { useAsCards } from './useAsCards.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';

/** The search has a line of its own on narrow screens, and the buttons one; elsewhere it gives way, so that they stay beside it. */
const tools = {
  gap: { xs: 0.75, sm: 1 },
  mb: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > .MuiTextField-root': { flex: { xs: '1 0 100%', md: '1 1 160px' }, maxWidth: { xs: 'none', md: 320 } },
  '& .MuiButton-root': { minWidth: 0, px: { xs: 1, sm: 2 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

/** Search, filters, order and columns, above the rows. */
export function ListTools({ resource }: { readonly resource: Resource }) {
  const asCards = useAsCards(resource);
  const Marks = legendOf(resource);
  return (
    <Filters
      resource={resource}
      tools={(filterButton) => (
        <Stack direction="row" sx={tools}>
          {resource.list.search.length > 0 && <SearchBox />}
          {filterButton}
          {asCards && <SortMenu resource={resource} />}
          <ColumnChooser resource={resource} />
          <ViewsMenu resource={resource} />
          <StatusLegend resource={resource}>{Marks && <Marks />}</StatusLegend>
        </Stack>
      )}
    />
  );
}

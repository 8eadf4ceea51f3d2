import type { Resource } from '../../../../schemas/resource.ts';
import { ColumnChooser } from '../table/ColumnChooser.tsx';
import { Filters } from '../filters/Filters.tsx';
import { SearchBox } from '../filters/SearchBox.tsx';
import { legendOf } from '../slots.ts';
import { SortMenu } from './SortMenu.tsx';
import { StatusLegend } from '../filters/StatusLegend.tsx';
import { useAsCards } from '../table/useAsCards.ts';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import '../list.css';

/** Search, filters, order and columns above the rows. */
export function ListTools({ resource }: { readonly resource: Resource }) {
  const asCards = useAsCards(resource);
  const Marks = legendOf(resource);
  return (
    <Filters
      resource={resource}
      tools={(filterButton) => (
        <div className="list-tools">
          {resource.list.search.length > 0 && <SearchBox />}
          {filterButton}
          {asCards && <SortMenu resource={resource} />}
          <ColumnChooser resource={resource} />
          <ViewsMenu resource={resource} />
          <StatusLegend resource={resource}>{Marks && <Marks />}</StatusLegend>
        </div>
      )}
    />
  );
}

import type { Resource } from '../../../../schemas/resource.ts';
import { ColumnChooser } from '../table/ColumnChooser.tsx';
import { Filters } from '../filters/Filters.tsx';
import { SearchBox } from '../filters/SearchBox.tsx';
import { legendOf } from '../slots.ts';
import { StatusLegend } from '../filters/StatusLegend.tsx';
import { useAsLines } from '../table/useAsLines.ts';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { NarrowTools } from './NarrowTools.tsx';
import '../list.css';

/** Search, filters, order and columns above the rows. */
export function ListTools({ resource }: { readonly resource: Resource }) {
  const asLines = useAsLines(resource);
  const Marks = legendOf(resource);
  const search = resource.list.search.length > 0 && <SearchBox />;
  const legend = <StatusLegend resource={resource}>{Marks && <Marks />}</StatusLegend>;
  if (asLines) return <NarrowTools resource={resource} search={search} legend={legend} />;
  return (
    <Filters
      resource={resource}
      tools={(filterButton) => (
        <div className="list-tools">
          {search}
          {filterButton}
          <ColumnChooser resource={resource} />
          <ViewsMenu resource={resource} />
          {legend}
        </div>
      )}
    />
  );
}

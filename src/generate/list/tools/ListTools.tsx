import type { Resource } from '../../../../schemas/resource.ts';
import { ColumnChooser } from '../table/ColumnChooser.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
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
    <div className="list-tools">
      <div className="list-filters">
        {search}
        <FilterBar resource={resource} />
      </div>
      <div className="list-view-tools">
        <ViewsMenu resource={resource} />
        <ColumnChooser resource={resource} />
        {legend}
      </div>
    </div>
  );
}

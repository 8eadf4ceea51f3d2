import { useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../../schemas/resource.ts';
import type { PageProperty } from '../../properties.ts';
import { hasOptions } from './columnRoom.ts';
import { useColumnWord } from './columnWords.ts';
import { SelectPage } from '../bulk/Selection.tsx';
import { alignOf } from './TableRows.tsx';

interface TableHeadProps {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
  readonly canChoose: boolean;
}

const orders = { ASC: 'ascending', DESC: 'descending' } as const;

/** The table head. A click sorts by a column, another one reverses. */
export function TableHead({ resource, columns, canChoose }: TableHeadProps) {
  const translate = useTranslate();
  const wordOf = useColumnWord(resource.name);
  const { sort } = useListContext();
  return (
    <thead>
      <tr>
        {canChoose && (
          <th className="list-choice">
            <SelectPage />
          </th>
        )}
        {columns.map((column) => {
          const { path } = column;
          const isSortable = resource.list.sortable.includes(path);
          const word = wordOf(path);
          const isSorted = path === sort.field;
          return (
            <th
              key={path}
              data-path={path}
              data-align={alignOf(column)}
              aria-sort={isSorted ? orders[sort.order] : undefined}
            >
              {isSortable ? <SortButton path={path} word={word} /> : word}
            </th>
          );
        })}
        {hasOptions(resource) && (
          <th data-align="right">
            <span className="visually-hidden">{translate('generate.row.head')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SortButton({ path, word }: { readonly path: string; readonly word: string }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const order = path === sort.field && sort.order === 'ASC' ? 'DESC' : 'ASC';
  const title = translate('ra.sort.sort_by', {
    field: word,
    field_lower_first: word.charAt(0).toLowerCase() + word.slice(1),
    order: translate(`ra.sort.${order}`),
  });
  return (
    <button type="button" className="list-sort" title={title} onClick={() => setSort({ field: path, order })}>
      {word}
    </button>
  );
}

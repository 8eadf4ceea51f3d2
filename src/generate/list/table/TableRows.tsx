import { RecordContextProvider, useListContext } from 'react-admin';
import { memo } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import type { ActedRecord } from '../../actions/useActions.ts';
import type { PageProperty } from '../../properties.ts';
import { CellValue } from './CellValue.tsx';
import { hasOptions } from './columnRoom.ts';
import { RowActions } from './RowActions.tsx';
import { RowLink, rowPress } from './RowLink.tsx';
import { SelectRow } from '../bulk/Selection.tsx';
import { cellOf } from '../slots.ts';
import { useRowTarget } from './useRowTarget.ts';

interface RowsProps {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
}

/** Returns the alignment of a column. */
export const alignOf = (column: PageProperty): 'left' | 'right' | 'center' | undefined =>
  cellOf(column)?.align ?? column.kind.align;

interface TableRowsProps extends RowsProps {
  readonly canChoose: boolean;
}

export function TableRows({ resource, columns, canChoose }: TableRowsProps) {
  const { data = [], selectedIds } = useListContext<ActedRecord>();
  const targetOf = useRowTarget(resource);
  return (
    <tbody>
      {data.map((record) => (
        <Row
          key={record.id}
          resource={resource}
          columns={columns}
          record={record}
          to={targetOf(record)}
          isChosen={canChoose ? selectedIds.includes(record.id) : undefined}
        />
      ))}
    </tbody>
  );
}

interface RowProps extends RowsProps {
  readonly record: ActedRecord;
  /** The link target of a row. */
  readonly to: string | undefined;
  /** Undefined if rows cannot be selected. */
  readonly isChosen: boolean | undefined;
}

/** Memoized, because the list around it re-renders often. */
const Row = memo(function Row({ resource, columns, record, to, isChosen }: RowProps) {
  return (
    <RecordContextProvider value={record}>
      <tr className="list-row" data-chosen={isChosen} data-leads={to !== undefined} {...rowPress}>
        {isChosen !== undefined && (
          <td className="list-choice" data-control>
            <SelectRow resource={resource} />
          </td>
        )}
        {columns.map((column, index) => (
          <td key={column.path} data-path={column.path} data-align={alignOf(column)}>
            <RowLink to={index === 0 ? to : undefined}>
              <CellValue of={column} record={record} />
            </RowLink>
          </td>
        ))}
        {hasOptions(resource) && (
          <td data-align="right" data-control>
            <RowActions record={record} />
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
});

import { useListContext, useRecordContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import type { PageProperty } from '../properties.ts';
import { useMay } from '../useMay.ts';
import { RowLink } from './RowLink.tsx';
import { RowMenu } from './RowMenu.tsx';
import { SelectPage, SelectRow } from './Selection.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { hiddenKey } from './useColumns.ts';
import { useRowTarget } from './useRowTarget.ts';
import { CellValue } from './CellValue.tsx';

interface RowsTableProps {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
}

/** Where the columns have no room, they are scrolled beneath the options. */
const optionsInSight = {
  '& tr > :last-child': { position: 'sticky', right: 0 },
  '& td:last-child': { bgcolor: 'inherit' },
} as const;

/** The rows of a list on a wide screen. */
export function RowsTable({ resource, columns }: RowsTableProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const targetOf = useRowTarget(resource.name);
  const mayDelete = useMay(resource.name, 'delete');
  const { selectedIds } = useListContext();
  return (
    <>
      {mayDelete && <SelectionBar resource={resource} />}
      <DataTable
        size="medium"
        storeKey={hiddenKey(resource)}
        rowClick={(_id, _resource, record) => targetOf(record) ?? false}
        rowSx={({ id }) => ({ bgcolor: selectedIds.includes(id) ? 'primary.light' : 'background.paper' })}
        bulkActionButtons={false}
        sx={optionsInSight}
      >
        {mayDelete && (
          <DataTable.Col label={<SelectPage />} disableSort padding="checkbox">
            <SelectRow label={resource.label} />
          </DataTable.Col>
        )}
        {columns.map((column, index) => (
          <DataTable.Col
            key={column.path}
            source={column.path}
            label={labelOf(column.path)}
            align={column.kind.align}
            disableSort={!resource.list.sortable.includes(column.path)}
          >
            <Cell column={column} isFirst={index === 0} />
          </DataTable.Col>
        ))}
        <DataTable.Col label={translate('generate.row.head')} disableSort align="right">
          <RowMenu resource={resource} />
        </DataTable.Col>
      </DataTable>
    </>
  );
}

function Cell({ column, isFirst }: { readonly column: PageProperty; readonly isFirst: boolean }) {
  const record = useRecordContext();
  const targetOf = useRowTarget(column.resource);
  if (!record) return null;
  const value = <CellValue of={column} record={record} />;
  return isFirst ? <RowLink to={targetOf(record)}>{value}</RowLink> : value;
}

import { useTranslate } from 'ra-core';
import Box from '@mui/material/Box';
import { DataTable } from 'ra-ui-materialui';
import { useCallback, useMemo } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { hiddenKey } from '../../data/listState.ts';
import type { PageProperty } from '../properties.ts';
import { leavingColumns } from './columnRoom.ts';
import { useColumnWord } from './columnWords.ts';
import { SelectPage, useCanChoose } from './Selection.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { alignOf, TableRows } from './TableRows.tsx';

interface RowsTableProps {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
}

/** The rows of a list on a wide screen: react-admin's head, which sorts, over plain rows. */
export function RowsTable({ resource, columns }: RowsTableProps) {
  const translate = useTranslate();
  const wordOf = useColumnWord(resource.name);
  const canChoose = useCanChoose(resource);
  const Body = useCallback(() => <TableRows resource={resource} columns={columns} />, [resource, columns]);
  const leaving = useMemo(() => leavingColumns(resource, columns), [resource, columns]);
  return (
    <Box sx={leaving}>
      {canChoose && <SelectionBar resource={resource} />}
      <DataTable
        size="medium"
        className={`list-table list-table--${resource.name}`}
        body={Body}
        storeKey={hiddenKey(resource)}
        bulkActionButtons={false}
      >
        {canChoose && <DataTable.Col label={<SelectPage />} disableSort padding="checkbox" />}
        {columns.map((column) => (
          <DataTable.Col
            key={column.path}
            source={column.path}
            label={wordOf(column.path)}
            align={alignOf(column)}
            disableSort={!resource.list.sortable.includes(column.path)}
          />
        ))}
        <DataTable.Col label={translate('generate.row.head')} disableSort align="right" />
      </DataTable>
    </Box>
  );
}

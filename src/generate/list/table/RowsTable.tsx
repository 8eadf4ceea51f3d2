import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import type { PageProperty } from '../../properties.ts';
import { leavingColumns } from './columnRoom.ts';
import { useCanChoose } from '../bulk/Selection.tsx';
import { SelectionBar } from '../bulk/SelectionBar.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import './rows.css';

interface RowsTableProps {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
}

/** Up to this number of columns the usual spacing applies. */
const roomy = 6;

/** The rows of a list on a wide screen, as plain elements, because MUI's are slower than their content. */
export function RowsTable({ resource, columns }: RowsTableProps) {
  const canChoose = useCanChoose(resource);
  const leaving = useMemo(() => leavingColumns(resource, columns), [resource, columns]);
  return (
    <Box sx={leaving}>
      {canChoose && <SelectionBar resource={resource} />}
      <table className={resource.list.columns.length > roomy ? 'list-table list-table--dense' : 'list-table'}>
        <TableHead resource={resource} columns={columns} canChoose={canChoose} />
        <TableRows resource={resource} columns={columns} canChoose={canChoose} />
      </table>
    </Box>
  );
}

import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useTranslate } from 'ra-core';
import { SkeletonRows } from '../../shell/feedback/SkeletonRows.tsx';

/** A table that is loading, as tall as it will be. */
export function LoadingTable({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" aria-busy="true" aria-label={translate('common.loading')} role="status">
      <Table>
        <TableBody>
          <SkeletonRows rows={rows + 1} columns={columns} />
        </TableBody>
      </Table>
    </Paper>
  );
}

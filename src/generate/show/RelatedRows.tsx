import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useTranslate, type RaRecord } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { KindCell } from '../list/KindCell.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { useRowTarget } from '../list/useRowTarget.ts';
import type { PageProperty } from '../properties.ts';

interface RelatedRowsProps {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
  readonly rows: readonly RaRecord[];
}

/** A few rows of another resource on the page of a record; the first column leads to each that has a page. */
export function RelatedRows({ resource, columns, rows }: RelatedRowsProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const targetOf = useRowTarget(resource);
  if (rows.length === 0) {
    return <Typography color="textSecondary">{translate(`resources.${resource.name}.empty`)}</Typography>;
  }
  return (
    <Box sx={{ gridColumn: '1 / -1', overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ path, kind }) => (
              <TableCell key={path} align={kind.align}>
                {labelOf(path)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <TableRow>
                {columns.map((column, index) => (
                  <TableCell key={column.path} align={column.kind.align}>
                    <RowLink to={index === 0 ? targetOf(record) : undefined}>
                      <KindCell of={column} record={record} />
                    </RowLink>
                  </TableCell>
                ))}
              </TableRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RecordContextProvider, useTranslate, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { Pairs } from '../../kinds/shared/Pairs.tsx';
import { useColumnWord } from '../list/columnWords.ts';
import { KindCell } from '../list/KindCell.tsx';
import { RowLink, rowPress } from '../list/RowLink.tsx';
import { useRowTarget } from '../list/useRowTarget.ts';
import type { PageProperty } from '../properties.ts';

interface RelatedRowsProps<R extends RaRecord> {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
  readonly rows: readonly R[];
  /** Options beside each row. */
  readonly optionsOf?: ((record: R) => ReactNode) | undefined;
}

/** Some rows of another resource on a record's page; the first column links to their pages. */
export function RelatedRows<R extends RaRecord>({ resource, columns, rows, optionsOf }: RelatedRowsProps<R>) {
  const translate = useTranslate();
  const wordOf = useColumnWord(resource.name);
  const targetOf = useRowTarget(resource);
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'), { noSsr: true });
  if (rows.length === 0) {
    return <Typography color="textSecondary">{translate(`resources.${resource.name}.empty`)}</Typography>;
  }
  const valueOf = (column: PageProperty, record: R) => (
    <RowLink to={column === columns[0] ? targetOf(record) : undefined}>
      <KindCell of={column} record={record} />
    </RowLink>
  );
  if (isNarrow) {
    return (
      <Stack
        component="ul"
        divider={<Divider component="li" aria-hidden />}
        sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}
      >
        {rows.map((record) => (
          <li key={record.id} {...rowPress}>
            <RecordContextProvider value={record}>
              {optionsOf && (
                <Box data-control sx={{ float: 'right' }}>
                  {optionsOf(record)}
                </Box>
              )}
              <Pairs
                pairs={columns.map((column) => ({
                  key: column.path,
                  name: wordOf(column.path),
                  value: valueOf(column, record),
                }))}
              />
            </RecordContextProvider>
          </li>
        ))}
      </Stack>
    );
  }
  return (
    <Table size="small" sx={{ gridColumn: '1 / -1' }}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.path} align={column.kind.align}>
              {wordOf(column.path)}
            </TableCell>
          ))}
          {optionsOf && <TableCell component="td" />}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <TableRow data-leads={targetOf(record) !== undefined} {...rowPress}>
              {columns.map((column) => (
                <TableCell key={column.path} align={column.kind.align}>
                  {valueOf(column, record)}
                </TableCell>
              ))}
              {optionsOf && (
                <TableCell align="right" padding="none" data-control>
                  {optionsOf(record)}
                </TableCell>
              )}
            </TableRow>
          </RecordContextProvider>
        ))}
      </TableBody>
    </Table>
  );
}

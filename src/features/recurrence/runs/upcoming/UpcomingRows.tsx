import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { UpcomingInvoice } from '../../../../../dataProvider/calls/runs.ts';
import { Pairs } from '../../../../kinds/shared/Pairs.tsx';
import { useHasRoom } from '../../../../shell/useHasRoom.ts';
import { useUpcomingColumns, type UpcomingColumn } from './upcomingColumns.tsx';

interface UpcomingRowsProps {
  readonly label: string;
  readonly rows: readonly UpcomingInvoice[];
  readonly columns: readonly UpcomingColumn[];
  /** Returns the actions of a row. */
  readonly actionsOf?: (row: UpcomingInvoice) => ReactNode;
}

/** Scheduled invoices with contracts: a table, or a list without room. */
export function UpcomingRows(props: UpcomingRowsProps) {
  const [box, hasRoom] = useHasRoom();
  return <div ref={box}>{hasRoom ? <AsTable {...props} /> : <AsList {...props} />}</div>;
}

function AsList({ label, rows, columns, actionsOf }: UpcomingRowsProps) {
  const drawn = useUpcomingColumns(columns);
  return (
    <Stack
      component="ul"
      aria-label={label}
      divider={<Divider component="li" aria-hidden />}
      sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}
    >
      {rows.map((row) => (
        <Stack key={row.uuid} component="li" sx={{ gap: 1 }}>
          <Pairs pairs={drawn.map(({ name, word, draw }) => ({ key: name, name: word, value: draw(row) }))} />
          {actionsOf && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {actionsOf(row)}
            </Stack>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function AsTable({ label, rows, columns, actionsOf }: UpcomingRowsProps) {
  const translate = useTranslate();
  const drawn = useUpcomingColumns(columns);
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {drawn.map(({ name, word, align }) => (
            <TableCell key={name} align={align}>
              {word}
            </TableCell>
          ))}
          {actionsOf && <TableCell align="right">{translate('generate.row.head')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.uuid}>
            {drawn.map(({ name, align, draw }) => (
              <TableCell
                key={name}
                align={align}
                sx={name === 'held_because' ? { minWidth: 150 } : { whiteSpace: 'nowrap' }}
              >
                {draw(row)}
              </TableCell>
            ))}
            {actionsOf && (
              <TableCell>
                <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
                  {actionsOf(row)}
                </Stack>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

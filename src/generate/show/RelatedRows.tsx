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
import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import type { Resource } from '../../../schemas/resource.ts';
import { Pairs } from '../../kinds/shared/Pairs.tsx';
import { useHasRoom } from '../../shell/useHasRoom.ts';
import { useColumnWord } from '../list/table/columnWords.ts';
import { CellValue } from '../list/table/CellValue.tsx';
import { KindCell } from '../list/table/KindCell.tsx';
import { RowLink, rowPress } from '../list/table/RowLink.tsx';
import { useRowTarget } from '../list/table/useRowTarget.ts';
import type { PageProperty } from '../properties.ts';

interface RelatedRowsProps<R extends RaRecord> {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
  readonly rows: readonly R[];
  /** Names columns; as the list does by default. */
  readonly nameOf?: ((path: string) => string) | undefined;
  /** Options beside each row. */
  readonly optionsOf?: ((record: R) => ReactNode) | undefined;
}

/** Head and values begin where the title does. */
const edges = { '& :is(th, td):first-of-type': { pl: 0 } } as const;

/** A browser would break a negative amount after its sign. */
const figure = { whiteSpace: 'nowrap' } as const;

/**
 * Some rows of another resource on a record's page; the first column links to their pages. A table without room is a
 * list.
 */
export function RelatedRows<R extends RaRecord>(props: RelatedRowsProps<R>) {
  const { resource, columns, rows, nameOf, optionsOf } = props;
  const translate = useTranslate();
  const columnWord = useColumnWord(resource.name);
  const wordOf = nameOf ?? columnWord;
  const targetOf = useRowTarget(resource);
  const [box, hasRoom] = useHasRoom();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'), { noSsr: true });
  if (rows.length === 0) {
    return <Typography color="textSecondary">{translate(`resources.${resource.name}.empty`)}</Typography>;
  }
  const valueOf = (column: PageProperty, record: R) => (
    <RowLink to={column === columns[0] ? targetOf(record) : undefined}>
      {column.path === resource.status ? (
        <CellValue of={column} record={record} />
      ) : (
        <KindCell of={column} record={record} />
      )}
    </RowLink>
  );
  const list = () => (
    <Stack
      component="ul"
      divider={<Divider component="li" aria-hidden />}
      sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}
    >
      {rows.map((record) => (
        <li key={record.id} {...rowPress}>
          <RecordContextProvider value={record}>
            {optionsOf && (
              // As wide without options, so that the values of all rows are in line.
              <Box data-control sx={{ float: 'right', width: 40, minHeight: 40 }}>
                {optionsOf(record)}
              </Box>
            )}
            <Pairs
              // The first links to the record.
              pairs={columns
                .filter((column) => column === columns[0] || column.kind.isFilled(get(record, column.path)))
                .map((column) => ({
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
  const table = () => (
    <Table size="small" sx={edges}>
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
                <TableCell key={column.path} align={column.kind.align} sx={column.kind.align === 'right' ? figure : {}}>
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
  return (
    <Box ref={box} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      {isNarrow || !hasRoom ? list() : table()}
    </Box>
  );
}

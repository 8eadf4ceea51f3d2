import Box from '@mui/material/Box';
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
import { relatedLines } from '../../../domain/lists/lines.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHasRoom } from '../../shell/useHasRoom.ts';
import { useColumnWord } from '../list/table/columnWords.ts';
import { CellValue } from '../list/table/CellValue.tsx';
import { KindCell } from '../list/table/KindCell.tsx';
import { RowLink, rowPress } from '../list/table/RowLink.tsx';
import { RowLine } from '../list/table/RowLine.tsx';
import { useRowTarget } from '../list/table/useRowTarget.ts';
import { pageProperty, type PageProperty } from '../properties.ts';

interface RelatedRowsProps<R extends RaRecord> {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
  readonly rows: readonly R[];
  /** Names columns; as the list does by default. */
  readonly nameOf?: ((path: string) => string) | undefined;
  /** Options beside each row. */
  readonly optionsOf?: ((record: R) => ReactNode) | undefined;
}

/** Head and values begin where the title does; a cell of the list's has one line, as the others. */
const edges = {
  '& :is(th, td):first-of-type': { pl: 0 },
  '& .MuiTableCell-alignRight .document-stack': { alignItems: 'flex-end' },
  '& .row-link .document-number': { color: 'inherit' },
  '& .document-aside': { display: 'none' },
} as const;

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
  // A record without a name of its kind is named as in its list: an imported invoice by its own number.
  const cellOf = (column: PageProperty, record: R) =>
    column.path === resource.status ||
    (column.path === resource.label && !column.kind.isFilled(get(record, column.path))) ? (
      <CellValue of={column} record={record} />
    ) : (
      <KindCell of={column} record={record} />
    );
  const list = () => {
    const lines = relatedLines(
      resource,
      columns.map(({ path }) => path),
    );
    return (
      <ul className="list-lines list-lines--part">
        {rows.map((record) => (
          <RowLine
            key={record.id}
            lines={lines}
            record={record}
            to={targetOf(record)}
            wordOf={wordOf}
            has={(path) => pageProperty(resource, path).kind.isFilled(get(record, path))}
            valueOf={(path) => cellOf(pageProperty(resource, path), record)}
            options={optionsOf?.(record)}
          />
        ))}
      </ul>
    );
  };
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
                  <RowLink to={column === columns[0] ? targetOf(record) : undefined}>{cellOf(column, record)}</RowLink>
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

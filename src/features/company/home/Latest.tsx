import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { useCreatePath } from '../../../data/createPath.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { CellValue } from '../../../generate/list/table/CellValue.tsx';
import { useColumnWord } from '../../../generate/list/table/columnWords.ts';
import { RowLink, rowPress } from '../../../generate/list/table/RowLink.tsx';
import { cellOf } from '../../../generate/list/slots.ts';
import { useRowTarget } from '../../../generate/list/table/useRowTarget.ts';
import { pageProperty, type PageProperty } from '../../../generate/properties.ts';
import { Section } from '../../../generate/Section.tsx';
import { Pairs } from '../../../kinds/shared/Pairs.tsx';
import { useHasRoom } from '../../../shell/useHasRoom.ts';

interface LatestProps {
  readonly rows: readonly RaRecord[];
}

const columns = ['number', 'service_buyer', 'amount', 'status', 'due_date'].map((path) => pageProperty(invoices, path));

/** The latest invoices: a table, or a list without room. */
export function Latest({ rows }: LatestProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [box, hasRoom] = useHasRoom();
  return (
    <Section
      title={translate('home.latest')}
      actions={
        <Button component={Link} to={createPath({ resource: 'invoices', type: 'list' })}>
          {translate('home.all')}
        </Button>
      }
    >
      <Box ref={box} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {rows.length === 0 && <Typography color="textSecondary">{translate('resources.invoices.empty')}</Typography>}
        {rows.length > 0 && (hasRoom ? <AsTable rows={rows} /> : <AsList rows={rows} />)}
      </Box>
    </Section>
  );
}

function AsList({ rows }: LatestProps) {
  const wordOf = useColumnWord(invoices.name);
  const targetOf = useRowTarget(invoices);
  return (
    <Stack
      component="ul"
      divider={<Divider component="li" aria-hidden />}
      sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}
    >
      {rows.map((record) => (
        <li key={record.id} data-leads={targetOf(record) !== undefined} {...rowPress}>
          <Pairs
            pairs={columns.map((column, place) => ({
              key: column.path,
              name: wordOf(column.path),
              value: <Value of={column} record={record} to={place === 0 ? targetOf(record) : undefined} />,
            }))}
          />
        </li>
      ))}
    </Stack>
  );
}

function AsTable({ rows }: LatestProps) {
  const wordOf = useColumnWord(invoices.name);
  const targetOf = useRowTarget(invoices);
  const alignOf = (column: (typeof columns)[number]) => cellOf(column)?.align ?? column.kind.align;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.path} align={alignOf(column)}>
              {wordOf(column.path)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((record) => (
          <TableRow key={record.id} data-leads={targetOf(record) !== undefined} {...rowPress}>
            {columns.map((column, place) => (
              <TableCell key={column.path} align={alignOf(column)}>
                <Value of={column} record={record} to={place === 0 ? targetOf(record) : undefined} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface ValueProps {
  readonly of: PageProperty;
  readonly record: RaRecord;
  readonly to: string | undefined;
}

function Value({ to, ...value }: ValueProps) {
  return (
    <RowLink to={to}>
      <CellValue {...value} />
    </RowLink>
  );
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLabelOf } from '../shared/words.ts';
import { PartValue } from './PartValue.tsx';
import { keyOf, type RowsProps } from './rows.ts';

/** The rows of a collection on a wide screen, without columns that are empty in all of them. */
export function RowsTable({ value: rows, resource, path, parts: all }: RowsProps) {
  const labelOf = useLabelOf(resource);
  const parts = all.filter(({ name, kindIn }) => rows.some((row) => kindIn(row).isFilled(row[name])));
  return (
    <TableContainer tabIndex={0} role="group" aria-label={labelOf(path)} sx={{ overflowWrap: 'normal' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {parts.map(({ name, align }) => (
              <TableCell key={name} align={align}>
                {labelOf(`${path}.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={keyOf(row, index)}>
              {parts.map((part) => (
                <TableCell key={part.name} align={part.align}>
                  <PartValue part={part} row={row} resource={resource} path={path} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

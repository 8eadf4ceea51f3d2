import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { ImportSource } from '../../../dataProvider/calls/import.ts';
import { rowNumber } from './rowNumber.ts';

interface FirstRowsProps {
  readonly rows: ImportSource['first'];
  readonly headingRow: number;
}

/** The first rows of a file as they are read, with the headings in bold. */
export function FirstRows({ rows, headingRow }: FirstRowsProps) {
  const translate = useTranslate();
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate('generate.import.reading.first')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, mt: 1.5, maxHeight: 240 }}
    >
      <Table size="small">
        <TableBody>
          {rows.map(({ row, cells }) => (
            <TableRow key={row} selected={row === headingRow}>
              <TableCell {...rowNumber} className="figures" sx={{ color: 'text.secondary' }}>
                {row}
              </TableCell>
              {Array.from({ length: width }, (_, at) => (
                <TableCell key={at} sx={{ whiteSpace: 'nowrap', ...(row === headingRow && { fontWeight: 600 }) }}>
                  {cells[at]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

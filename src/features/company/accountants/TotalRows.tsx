import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { Overview } from '../../../../dataProvider/calls/accountants.ts';
import { FigureLink } from './FigureLink.tsx';
import { figures } from './figureWords.ts';

/** The totals of all companies by currency. */
export function TotalRows({ totals }: Pick<Overview, 'totals'>) {
  const translate = useTranslate();
  return totals.map((total, place) => (
    <TableRow
      key={total.currency}
      sx={({ tokens }) => ({
        '& td, & th': { fontWeight: 600, ...(place === 0 && { borderTop: `1px solid ${tokens.lineStrong}` }) },
      })}
    >
      {place === 0 && (
        <TableCell component="th" scope="rowgroup" rowSpan={totals.length} sx={{ verticalAlign: 'top' }}>
          {translate('accountants.total')}
        </TableCell>
      )}
      <TableCell>{total.currency}</TableCell>
      {figures.map((figure) => (
        <TableCell key={figure} align="right">
          <FigureLink figures={total} figure={figure} />
        </TableCell>
      ))}
      <TableCell colSpan={2} />
    </TableRow>
  ));
}

import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../i18n/language.ts';
import type { Bar } from './bars.ts';

/** The bars of a chart in figures, to be opened: what is issued each day, and what is put aside, if anything is. */
export function DaysTable({ currency, bars }: { readonly currency: string; readonly bars: readonly Bar[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const rows = bars.filter(({ issued, held }) => issued || held);
  const hasHeld = rows.some(({ held }) => held);
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Typography component="summary" variant="body2" color="textSecondary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {translate('runs.days.table')}
        <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          {` ${currency}`}
        </Box>
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('runs.days.day')}</TableCell>
            <TableCell align="right">{translate('runs.days.count')}</TableCell>
            <TableCell align="right">{translate('runs.days.amount')}</TableCell>
            {hasHeld && <TableCell align="right">{translate('runs.days.held')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ date, issued, held }) => (
            <TableRow key={date}>
              <TableCell>{formatDate(date, language)}</TableCell>
              <TableCell align="right">{issued?.day.count ?? 0}</TableCell>
              <TableCell align="right">{formatMoney(issued?.day.amount ?? '0', currency, language)}</TableCell>
              {hasHeld && (
                <TableCell align="right">
                  {held && `${held.day.count} · ${formatMoney(held.day.amount, currency, language)}`}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

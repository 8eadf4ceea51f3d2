import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import type { DaySum } from '../../../../../dataProvider/calls/runs.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import type { Day } from './days.ts';

/** The chart's columns as an expandable table: issued amounts of each day, and held ones below. */
export function DaysTable({ currency, days }: { readonly currency: string; readonly days: readonly Day[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const row = (sum: DaySum | undefined, note?: string) =>
    sum && (
      <TableRow>
        <TableCell>
          {formatDate(sum.date, language)}
          {note && (
            <Typography variant="caption" component="div" sx={{ color: ({ tokens }) => tokens.progress.text }}>
              {note}
            </Typography>
          )}
        </TableCell>
        <TableCell align="right">{sum.count}</TableCell>
        <TableCell align="right">{formatMoney(sum.amount, currency, language)}</TableCell>
      </TableRow>
    );
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
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ date, issued, held }) => (
            <Fragment key={date}>
              {row(issued)}
              {row(held, translate('runs.days.held'))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { comingLists, type ListFilter } from '../../../../domain/company/home/lists.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useListPath } from './useListPath.ts';
import type { CurrencyWeek } from './weeksIn.ts';

interface WeeksTableProps {
  readonly currency: string;
  readonly weeks: readonly CurrencyWeek[];
}

/** The chart's columns as an expandable table; each links to its list. */
export function WeeksTable({ currency, weeks }: WeeksTableProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const listPath = useListPath();
  const cell = ({ amount, count }: CurrencyWeek['invoices'], list: ListFilter) => {
    const path = count > 0 ? listPath('invoices', list) : undefined;
    const text = count > 0 ? formatMoney(amount, currency, language) : '—';
    return (
      <TableCell align="right" className="figures">
        {path === undefined ? (
          text
        ) : (
          <MuiLink component={Link} to={path}>
            {text}
          </MuiLink>
        )}
      </TableCell>
    );
  };
  return (
    <Box component="details" sx={{ mt: 0.5, overflowX: 'auto' }}>
      <Typography component="summary" variant="body2" color="textSecondary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {translate('home.weeks.table')}
        <span className="visually-hidden">{` ${currency}`}</span>
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('home.weeks.week')}</TableCell>
            <TableCell align="right">{translate('home.weeks.invoices')}</TableCell>
            <TableCell align="right">{translate('home.weeks.scheduled')}</TableCell>
            <TableCell align="right">{translate('home.weeks.total')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {weeks.map((week) => {
            const lists = comingLists(currency, week);
            return (
              <TableRow key={week.from}>
                <TableCell>{formatDate(week.from, language)}</TableCell>
                {cell(week.invoices, lists.invoices)}
                {cell(week.scheduled, lists.scheduled)}
                <TableCell align="right" className="figures">
                  {formatMoney(week.amount, currency, language)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

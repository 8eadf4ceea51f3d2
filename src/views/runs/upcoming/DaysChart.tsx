import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Preview } from '../../../../dataProvider/calls/runs.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { barsOf } from './bars.ts';

interface DaysChartProps {
  readonly currency: string;
  readonly days: Preview['days'];
  readonly from: string;
  readonly until: string;
}

const height = 96;
const barWidth = 0.68;

/** What goes out in one currency, a bar for each day, and behind it the same as a table. */
export function DaysChart({ currency, days, from, until }: DaysChartProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { tokens } = useTheme();
  const bars = barsOf(days, from, until);
  const money = (amount: string) => formatMoney(amount, currency, language);
  const dated = (date: string) => formatDate(date, language);
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const amounts = days.map(({ amount }) => amount);
  const amount = money(sumAmounts(amounts, decimalsOf(currency)));
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 1 }}>
        <Typography variant="subtitle2" component="h3">
          {currency} · {translate('runs.days.invoices', { smart_count: count })}
        </Typography>
        <Typography variant="subtitle2" component="p" className="figures">
          {amount}
        </Typography>
      </Box>
      <svg
        viewBox={`0 0 ${bars.length} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
        role="img"
        aria-label={translate('runs.days.chart', { currency, count, days: days.length, amount })}
      >
        <line x1="0" x2={bars.length} y1={height - 0.5} y2={height - 0.5} stroke={tokens.lineStrong} />
        {bars.map(({ date, share, day }, place) => (
          <rect
            key={date}
            x={place + (1 - barWidth) / 2}
            width={barWidth}
            y={height - 1 - share * (height - 4)}
            height={share * (height - 4)}
            fill={tokens.primary}
          >
            {day && <title>{translate('runs.days.bar', { date: dated(date), amount: money(day.amount) })}</title>}
          </rect>
        ))}
      </svg>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        {[from, until].map((date) => (
          <Typography key={date} variant="caption" color="textSecondary">
            {dated(date)}
          </Typography>
        ))}
      </Box>
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
            {days.map((day) => (
              <TableRow key={day.date}>
                <TableCell>{dated(day.date)}</TableCell>
                <TableCell align="right">{day.count}</TableCell>
                <TableCell align="right">{money(day.amount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

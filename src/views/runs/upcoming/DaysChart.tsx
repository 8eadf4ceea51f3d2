import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { DaySum } from '../../../../dataProvider/calls/runs.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { ChartSum } from './ChartSum.tsx';
import { DaysTable } from './DaysTable.tsx';
import { barsOf, type Days, type Part } from './bars.ts';

interface DaysChartProps extends Days {
  readonly currency: string;
  readonly from: string;
  readonly until: string;
}

const height = 96;
const barWidth = 0.68;

/** What goes out in one currency and what is put aside, a bar for each day, and behind it the same as a table. */
export function DaysChart({ currency, issued, held, from, until }: DaysChartProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { tokens } = useTheme();
  const bars = barsOf({ issued, held }, from, until);
  const money = (amount: string) => formatMoney(amount, currency, language);
  const dated = (date: string) => formatDate(date, language);
  const sumOf = (days: readonly DaySum[]) => ({
    count: days.reduce((sum, { count }) => sum + count, 0),
    amount: money(
      sumAmounts(
        days.map(({ amount }) => amount),
        decimalsOf(currency),
      ),
    ),
  });
  const [goesOut, staysBack] = [sumOf(issued), sumOf(held)];
  const label = translate('runs.days.chart', { currency, ...goesOut, days: issued.length });
  const part = (of: Part | undefined, below: number, place: number, fill: string, words: string) =>
    of && (
      <rect
        x={place + (1 - barWidth) / 2}
        width={barWidth}
        y={height - 1 - (below + of.share) * (height - 4)}
        height={of.share * (height - 4)}
        fill={fill}
      >
        <title>{translate(words, { date: dated(of.day.date), amount: money(of.day.amount) })}</title>
      </rect>
    );
  return (
    <Box>
      <ChartSum
        heading={`${currency} · ${translate('runs.days.invoices', { smart_count: goesOut.count })}`}
        amount={goesOut.amount}
      />
      <svg
        viewBox={`0 0 ${bars.length} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
        role="img"
        aria-label={held.length > 0 ? `${label}. ${translate('runs.days.chartHeld', staysBack)}` : label}
      >
        <line x1="0" x2={bars.length} y1={height - 0.5} y2={height - 0.5} stroke={tokens.lineStrong} />
        {bars.map((bar, place) => (
          <g key={bar.date}>
            {part(bar.issued, 0, place, tokens.primary, 'runs.days.bar')}
            {part(bar.held, bar.issued?.share ?? 0, place, tokens.progress.dot, 'runs.days.barHeld')}
          </g>
        ))}
      </svg>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        {[from, until].map((date) => (
          <Typography key={date} variant="caption" color="textSecondary">
            {dated(date)}
          </Typography>
        ))}
      </Box>
      {held.length > 0 && (
        <ChartSum
          isHeld
          heading={translate('runs.days.toHold', { smart_count: staysBack.count })}
          amount={staysBack.amount}
        />
      )}
      <DaysTable currency={currency} bars={bars} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { DaySum } from '../../../../../dataProvider/calls/runs.ts';
import { formatDate, formatDayMonth } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../../domain/money/sum.ts';
import { Chart } from '../../../../charts/Chart.tsx';
import { ChartSum } from '../../../../charts/ChartSum.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { DaysTable } from './DaysTable.tsx';
import { daysOf, type Days } from './days.ts';

interface DaysChartProps extends Days {
  readonly currency: string;
  readonly from: string;
  readonly until: string;
}

/** Issued and held amounts in one currency by day: a chart and a table. */
export function DaysChart({ currency, issued, held, from, until }: DaysChartProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const days = daysOf({ issued, held }, from, until);
  const money = (amount: string) => formatMoney(amount, currency, language);
  const sumOf = (sums: readonly DaySum[]) => ({
    count: sums.reduce((sum, { count }) => sum + count, 0),
    amount: money(
      sumAmounts(
        sums.map(({ amount }) => amount),
        decimalsOf(currency),
      ),
    ),
  });
  const [goesOut, staysBack] = [sumOf(issued), sumOf(held)];
  const label = translate('runs.days.chart', { currency, ...goesOut, days: issued.length });
  return (
    <Box>
      <ChartSum
        heading={`${currency} · ${translate('runs.days.invoices', { smart_count: goesOut.count })}`}
        amount={goesOut.amount}
      />
      {held.length > 0 && (
        <ChartSum
          isHeld
          heading={translate('runs.days.toHold', { smart_count: staysBack.count })}
          amount={staysBack.amount}
        />
      )}
      <Chart
        label={held.length > 0 ? `${label}. ${translate('runs.days.chartHeld', staysBack)}` : label}
        shape="columns"
        height={160}
        places={days.map(({ date }) => ({ name: formatDate(date, language), short: formatDayMonth(date, language) }))}
        series={[
          { name: translate('runs.days.issued'), values: days.map((day) => day.issued?.amount) },
          ...(held.length > 0
            ? [{ name: translate('runs.days.held'), values: days.map((day) => day.held?.amount) }]
            : []),
        ]}
        isStacked
        textOf={money}
      />
      <DaysTable currency={currency} days={days} />
    </Box>
  );
}

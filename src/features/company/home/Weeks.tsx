import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import { formatDate, formatDayMonth } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { Chart } from '../../../charts/Chart.tsx';
import { ChartSum } from '../../../charts/ChartSum.tsx';
import { Section } from '../../../generate/Section.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { WeeksTable } from './WeeksTable.tsx';
import { currenciesOf, weeksIn, type CurrencyWeek } from './weeksIn.ts';

/** The height of a chart in pixels. */
export const chartRoom = 200;

/** Cash flow by week for a quarter, one currency at a time: a chart and a table. */
export function Weeks({ home: { weeks } }: { readonly home: Home }) {
  const translate = useTranslate();
  const currencies = currenciesOf(weeks);
  const [chosen, setChosen] = useState<string>();
  const shown = currencies.find((currency) => currency === chosen) ?? currencies[0];
  return (
    <Section
      title={translate('home.weeks.title')}
      actions={
        currencies.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={shown}
            aria-label={translate('home.weeks.currency')}
            onChange={(_, currency: string | null) => setChosen(currency ?? shown)}
          >
            {currencies.map((currency) => (
              <ToggleButton key={currency} value={currency}>
                {currency}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )
      }
    >
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {shown ? <CurrencyWeeks currency={shown} weeks={weeksIn(weeks, shown)} /> : translate('home.weeks.none')}
      </Box>
    </Section>
  );
}

interface CurrencyWeeksProps {
  readonly currency: string;
  readonly weeks: readonly CurrencyWeek[];
}

function CurrencyWeeks({ currency, weeks }: CurrencyWeeksProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, currency, language);
  const amounts = weeks.map(({ amount }) => amount);
  const total = money(sumAmounts(amounts, decimalsOf(currency)));
  return (
    <Box>
      <ChartSum heading={currency} amount={total} />
      <Chart
        label={translate('home.weeks.chart', { currency, total })}
        shape="columns"
        height={chartRoom}
        places={weeks.map(({ from }) => ({
          name: translate('home.weeks.of', { date: formatDate(from, language) }),
          short: formatDayMonth(from, language),
        }))}
        series={[
          { name: translate('home.weeks.invoices'), values: weeks.map(({ invoices }) => invoices.amount) },
          { name: translate('home.weeks.scheduled'), values: weeks.map(({ scheduled }) => scheduled.amount) },
        ]}
        isStacked
        textOf={money}
      />
      <WeeksTable currency={currency} weeks={weeks} />
    </Box>
  );
}

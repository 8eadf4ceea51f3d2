import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import { dayText, shortDayText } from '../../../../domain/dates/dayText.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { Columns } from '../../../charts/Columns.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { HomeCard } from './HomeCard.tsx';
import { NextRun } from './NextRun.tsx';
import { ownCurrency } from './ownCurrency.ts';
import { WeeksTable } from './WeeksTable.tsx';
import { currenciesOf, weeksIn, type CurrencyWeek } from './weeksIn.ts';

interface ComesNextProps {
  readonly home: Home;
  /** Above the weeks. */
  readonly children?: ReactNode;
}

/** The expected weeks of a quarter, one currency at a time, and the next billing run. */
export function ComesNext({ home, children }: ComesNextProps) {
  const translate = useTranslate();
  const currencies = currenciesOf(home.weeks);
  const own = ownCurrency(home);
  const [chosen, setChosen] = useState(own);
  const shown = currencies.find((currency) => currency === chosen) ?? currencies[0];
  return (
    <HomeCard
      title={translate('home.next.title')}
      beside={
        currencies.length > 1 && (
          <div role="group" aria-label={translate('home.weeks.currency')} className="home-toggle">
            {currencies.map((currency) => (
              <button
                key={currency}
                type="button"
                aria-pressed={currency === shown}
                onClick={() => setChosen(currency)}
              >
                {currency}
              </button>
            ))}
          </div>
        )
      }
    >
      {children}
      {shown ? (
        <Weeks currency={shown} weeks={weeksIn(home.weeks, shown)} />
      ) : (
        <p className="home-quiet">{translate('home.weeks.none')}</p>
      )}
      <NextRun home={home} />
    </HomeCard>
  );
}

interface WeeksProps {
  readonly currency: string;
  readonly weeks: readonly CurrencyWeek[];
}

/** The weeks of one currency: a chart and a table. */
function Weeks({ currency, weeks }: WeeksProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, currency, language);
  const total = money(
    sumAmounts(
      weeks.map(({ amount }) => amount),
      decimalsOf(currency),
    ),
  );
  return (
    <>
      <Columns
        label={translate('home.weeks.chart', { currency, total })}
        caption={translate('home.weeks.caption', { total })}
        places={weeks.map(({ from }) => ({
          name: translate('home.weeks.of', { date: dayText(from, language) }),
          short: shortDayText(from, language),
        }))}
        series={[
          { name: translate('home.weeks.invoices'), values: weeks.map(({ invoices }) => invoices.amount) },
          { name: translate('home.weeks.scheduled'), values: weeks.map(({ scheduled }) => scheduled.amount) },
        ]}
        textOf={money}
      />
      <WeeksTable currency={currency} weeks={weeks} />
    </>
  );
}

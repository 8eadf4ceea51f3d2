import type { HomeWeek } from '../../../../dataProvider/calls/home.ts';

type WeekSum = HomeWeek['sums'][number];

export type CurrencyWeek = Pick<HomeWeek, 'from' | 'to'> & Omit<WeekSum, 'currency'>;

const isSomething = ({ invoices, scheduled }: WeekSum): boolean => invoices.count + scheduled.count > 0;

/** Returns the currencies with due amounts, in the order of the figures. */
export function currenciesOf(weeks: readonly HomeWeek[]): string[] {
  const sums = weeks.flatMap((week) => week.sums);
  const all = new Set(sums.map(({ currency }) => currency));
  const some = new Set(sums.filter(isSomething).map(({ currency }) => currency));
  return [...all].filter((currency) => some.has(currency));
}

/** Returns the weeks of a currency. */
export const weeksIn = (weeks: readonly HomeWeek[], currency: string): CurrencyWeek[] =>
  weeks.flatMap(({ from, to, sums }) =>
    sums.filter((sum) => sum.currency === currency).map((sum) => ({ ...sum, from, to })),
  );

import {
  coming,
  none,
  type Coming,
  type CurrencyFigures,
  type Sum,
  type Week,
} from '../../../../domain/company/home/figures.ts';
import type { HomePeriods } from '../../../../domain/company/home/periods.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import type { OpenSums, PaidSums, ScheduledSums } from './sums.ts';

/** The results of the statements in `sums.ts`. */
export interface Sums {
  readonly open: readonly OpenSums[];
  readonly paid: readonly PaidSums[];
  readonly scheduled: readonly ScheduledSums[];
}

/** Returns the currencies with due, received or expected amounts: the company's own first, then by code. */
export function currenciesIn({ open, paid, scheduled }: Sums, own: string | undefined): string[] {
  const found = new Set([...open, ...paid, ...scheduled].map(({ currency }) => currency));
  return [...found].toSorted((a, b) => Number(b === own) - Number(a === own) || (a < b ? -1 : 1));
}

/** Returns the figures of a currency. */
export function figuresOf(currency: string, { open, paid, scheduled }: Sums): CurrencyFigures {
  const is = (row: { readonly currency: string; readonly week?: string | null }) =>
    row.currency === currency && (row.week ?? null) === null;
  const [issued, received, planned] = [open.find(is), paid.find(is), scheduled.find(is)];
  const { amount, sum, decimals } = moneyOf(currency);
  return {
    currency,
    due: { ...sum(issued?.due, issued?.due_n), before: amount(issued?.due_before, received?.due_before) },
    overdue: {
      ...sum(issued?.overdue, issued?.overdue_n),
      before: amount(issued?.overdue_before, received?.overdue_before),
      ...(issued?.oldest && { oldest: issued.oldest }),
    },
    received: { ...sum(received?.received, received?.received_n), before: amount(received?.received_before) },
    expected: {
      ...coming(sum(issued?.next, issued?.next_n), sum(planned?.next, planned?.next_n), decimals),
      before: amount(issued?.next_before, received?.next_before),
    },
  };
}

/** Returns cash flow by week and currency. */
export function weeksOf(currencies: readonly string[], sums: Sums, { weeks }: HomePeriods): Week[] {
  const placed = (rows: readonly (OpenSums | ScheduledSums)[]) =>
    new Map(rows.map((row) => [`${row.currency} ${row.week}`, row]));
  const [issued, planned] = [placed(sums.open), placed(sums.scheduled)];
  const cash = (currency: string, week: string): Coming => {
    const { sum, decimals } = moneyOf(currency);
    const at = (rows: typeof issued): Sum => {
      const row = rows.get(`${currency} ${week}`);
      return row ? sum(row.in_week, row.in_week_n) : none(sumAmounts([], decimals));
    };
    return coming(at(issued), at(planned), decimals);
  };
  return weeks.map((days) => ({
    ...days,
    sums: currencies.map((currency) => ({ currency, ...cash(currency, days.from) })),
  }));
}

/** Converts stored sums, possibly absent, to amounts of a currency. */
function moneyOf(currency: string) {
  const decimals = decimalsOf(currency);
  const amount = (...stored: readonly (string | null | undefined)[]): string =>
    sumAmounts(
      stored.map((text) => text ?? '0'),
      decimals,
    );
  const sum = (stored: string | null | undefined, count: number | null | undefined): Sum => ({
    amount: amount(stored),
    count: count ?? 0,
  });
  return { decimals, amount, sum };
}

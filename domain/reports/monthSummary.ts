import { decimalText, parseDecimal } from '../money/decimal.ts';
import { decimalsOf } from '../money/decimals.ts';
import type { Box } from '../taxes/boxes.ts';

/** The lists of a month, in display order, each with the date that a month filters. */
export const monthLists = {
  invoices: 'created',
  'invoice-lines': 'created',
  'invoice-taxes': 'created',
  'credit-notes': 'created',
  'debit-notes': 'created',
  transactions: 'paid_on',
} as const;

export type MonthList = keyof typeof monthLists;

export const monthListNames = Object.keys(monthLists) as MonthList[];

/** What belongs to the month of issued documents: no drafts. */
export const monthStatuses = ['billed', 'paid', 'cancelled'] as const;
const noteStatuses = ['issued'] as const;

/** Returns the statuses of what a month lists; undefined for a list that has none. */
export function statusesIn(list: MonthList): readonly string[] | undefined {
  if (list === 'transactions') return undefined;
  return isOfNotes(list) ? noteStatuses : monthStatuses;
}

const isOfNotes = (list: MonthList): boolean => list === 'credit-notes' || list === 'debit-notes';

type Listed = Readonly<Record<string, unknown>>;

interface Figure {
  readonly list: MonthList;
  readonly sum: string;
  readonly currency?: string;
  readonly of: (record: Listed) => boolean;
}

const isIssued = ({ status }: Listed): boolean => status === 'billed' || status === 'paid';
const isNoted = ({ status }: Listed): boolean => status === 'issued';
const isMoney = ({ means }: Listed): boolean => means === 'money';
const taxOf = (box: Box): Figure => ({
  list: 'invoice-taxes',
  sum: 'amount',
  of: (record) => isIssued(record) && record['box'] === box,
});

/** The figures of a summary, in display order: each adds up rows of a list as the report of the same figure does. */
const figures = {
  issued: { list: 'invoices', sum: 'amount', of: isIssued },
  subtotal: { list: 'invoices', sum: 'net', of: isIssued },
  lines: { list: 'invoice-lines', sum: 'net', of: isIssued },
  taxes_EE: taxOf('EE'),
  taxes_EI: taxOf('EI'),
  taxes_IE: taxOf('IE'),
  taxes_II: taxOf('II'),
  credited: { list: 'credit-notes', sum: 'total', of: isNoted },
  debited: { list: 'debit-notes', sum: 'total', of: isNoted },
  cancelled: { list: 'invoices', sum: 'amount', of: ({ status }) => status === 'cancelled' },
  received: { list: 'transactions', sum: 'amount', of: isMoney },
  receipts: { list: 'transactions', sum: 'remaining_amount', currency: 'exchange_currency', of: isMoney },
  fees: { list: 'transactions', sum: 'fee', currency: 'exchange_currency', of: isMoney },
} as const satisfies Readonly<Record<string, Figure>>;

export type MonthFigure = keyof typeof figures;

export const monthFigureNames = Object.keys(figures) as MonthFigure[];

/** A row of the summary: a figure in a currency, and the number of rows that it adds up. */
export interface MonthSum {
  readonly figure: MonthFigure;
  readonly currency: string;
  readonly amount: string;
  readonly count: number;
}

/** The decimals of stored amounts. */
const stored = 3;

/** Adds up the rows of a month while they are written, by figure and currency. */
export function monthSums(): {
  readonly add: (list: MonthList, record: object) => void;
  readonly rows: () => MonthSum[];
} {
  const sums = new Map<string, { figure: MonthFigure; currency: string; units: bigint; count: number }>();
  return {
    add: (list, record) => {
      const values = record as Listed;
      for (const figure of monthFigureNames) {
        const { list: its, sum, of, ...rest }: Figure = figures[figure];
        const currency = values[rest.currency ?? 'currency'];
        const amount = values[sum];
        if (its !== list || typeof currency !== 'string' || typeof amount !== 'string' || !of(values)) continue;
        const key = `${figure} ${currency}`;
        const before = sums.get(key) ?? { figure, currency, units: 0n, count: 0 };
        sums.set(key, { ...before, units: before.units + parseDecimal(amount, stored), count: before.count + 1 });
      }
    },
    rows: () =>
      [...sums.values()]
        .toSorted((a, b) => orderOf(a.figure) - orderOf(b.figure) || (a.currency < b.currency ? -1 : 1))
        .map(({ units, ...of }) => ({ ...of, amount: amountIn(of.currency, units) })),
  };
}

const orderOf = (figure: MonthFigure): number => monthFigureNames.indexOf(figure);

function amountIn(currency: string, units: bigint): string {
  const decimals = decimalsOf(currency);
  return decimalText(units / 10n ** BigInt(stored - decimals), decimals);
}

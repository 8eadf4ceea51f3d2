import { taxFigures } from '../../../domain/taxes/figures.ts';
import { moneyIn } from './money.ts';

type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** The two currencies of an invoice: its own, and the one its payment came in. */
export interface Currencies {
  readonly currency: string | null;
  readonly exchange_currency: string | null;
}

const currencyColumns = ['currency', 'exchange_currency'] as const;

/** Which of them each column of money is in. */
const currencyOf: Readonly<Record<string, keyof Currencies>> = {
  ...Object.fromEntries(['subtotal', 'total', ...taxFigures].map((column) => [column, 'currency'])),
  fee: 'exchange_currency',
  remaining_amount: 'exchange_currency',
};

/**
 * Entries of a history, newest first, their amounts with the decimals of the currency they were in at the time.
 * `today` is what the currencies are now: walking back, each change of one says what it was before.
 */
export function writeAmounts<Entry extends { readonly changes: Changes }>(
  entries: readonly Entry[],
  today: Currencies,
): Entry[] {
  let after = today;
  return entries.map((entry) => {
    const before = { ...after, ...previousOf(entry.changes) };
    const changes = Object.entries(entry.changes).map(([column, [was, is]]): [string, [unknown, unknown]] => [
      column,
      [amountOf(column, was, before), amountOf(column, is, after)],
    ]);
    after = before;
    return { ...entry, changes: Object.fromEntries(changes) };
  });
}

function previousOf(changes: Changes): Partial<Currencies> {
  const changed = currencyColumns.flatMap((column) => (changes[column] ? [[column, changes[column][0]]] : []));
  return Object.fromEntries(changed);
}

function amountOf(column: string, value: unknown, currencies: Currencies): unknown {
  const currency = currencyOf[column] && currencies[currencyOf[column]];
  return typeof value === 'string' && currency ? moneyIn(currency)(value) : value;
}

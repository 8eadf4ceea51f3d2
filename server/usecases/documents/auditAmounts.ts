import { taxFigures } from '../../../domain/taxes/figures.ts';
import { moneyIn } from './money.ts';

type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** The two currencies of a document: its own, and the one its payment came in. */
export interface Currencies {
  readonly currency: string | null;
  readonly exchange_currency: string | null;
}

const currencyColumns = ['currency', 'exchange_currency'] as const;

/** Which of them each column of money is in. */
const currencyOf: Readonly<Record<string, keyof Currencies>> = {
  ...Object.fromEntries(['subtotal', 'total', 'total_amount', ...taxFigures].map((column) => [column, 'currency'])),
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
    const changes = Object.entries(entry.changes).map(([path, [was, is]]): [string, [unknown, unknown]] => [
      path,
      [amountOf(path, was, before), amountOf(path, is, after)],
    ]);
    after = before;
    return { ...entry, changes: Object.fromEntries(changes) };
  });
}

function previousOf(changes: Changes): Partial<Currencies> {
  const changed = currencyColumns.flatMap((column) => (changes[column] ? [[column, changes[column][0]]] : []));
  return Object.fromEntries(changed);
}

/** Collections are told by their entries, and of those only lines have a price. */
const pathOfPrice = /^\w+\.\d+\.price$/;

function amountOf(path: string, value: unknown, currencies: Currencies): unknown {
  if (typeof value === 'object' && value !== null && 'price' in value)
    return { ...value, price: amountOf(`${path}.price`, value.price, currencies) };
  const of = pathOfPrice.test(path) ? 'currency' : currencyOf[path];
  const currency = of && currencies[of];
  return typeof value === 'string' && currency ? moneyIn(currency)(value) : value;
}

import { lineFieldNames, lineProperty } from '../../../../domain/documents/lineFields.ts';
import { recoverableColumns } from '../../../../domain/documents/recoverable.ts';
import { isObject } from '../../../../domain/schema/isObject.ts';
import { taxFigures } from '../../../../domain/taxes/figures.ts';
import { moneyIn } from '../lines/money.ts';

type Values = Readonly<Record<string, unknown>>;
type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** The currencies of a document: its own, and that of its payment. */
export interface Currencies {
  readonly currency: string | null;
  readonly exchange_currency: string | null;
}

const currencyColumns = ['currency', 'exchange_currency'] as const;

/** The currency of each money column. */
const currencyOf: Readonly<Record<string, keyof Currencies>> = {
  ...Object.fromEntries(
    [
      'subtotal',
      'net',
      'total',
      'total_before',
      'total_after',
      'total_amount',
      'amount',
      'refund_amount',
      ...taxFigures,
      ...recoverableColumns,
    ].map((column) => [column, 'currency']),
  ),
  fee: 'exchange_currency',
  remaining_amount: 'exchange_currency',
};

/**
 * Formats the amounts of history entries, newest first, with the decimals of the currency at that time. `today` are the
 * current currencies: going back in time, each entry that changes a currency restores the previous one.
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

/** The amounts that lines state, by the ends of their history paths. */
const stated = lineFieldNames.filter((name) => lineProperty(name).kind === 'money').map(String);
const ofLine = /^\w+\.\d+\.(\w+)$/;

function amountOf(path: string, value: unknown, currencies: Currencies): unknown {
  if (isObject(value)) return amountsIn(path, value, currencies);
  const of = stated.includes(ofLine.exec(path)?.[1] ?? '') ? 'currency' : currencyOf[path];
  const currency = of && currencies[of];
  return typeof value === 'string' && currency ? moneyIn(currency)(value) : value;
}

/** Formats the amounts within an object, such as a line. */
function amountsIn(path: string, value: Values, currencies: Currencies): Values {
  const written = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    isObject(inner) ? inner : amountOf(stated.includes(name) ? `${path}.${name}` : name, inner, currencies),
  ]);
  return Object.fromEntries(written);
}

import { isDate } from '../dates/date.ts';
import { once } from '../kinds/memoize.ts';

/** The order of day, month and year in the dates of a file. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;

export type DateOrder = (typeof dateOrders)[number];

const written = /^(\d{1,4})([./\s-])(\d{1,2}|\p{L}{3,10}\.?)\2(\d{1,4})(?:[T\s,].*)?$/u;

/** A year of two digits is of this century. */
const century = '20';

const languages = ['pt', 'en', 'es', 'de'];

/** The months by their first three letters, in the languages of lists. */
const months = once(() => {
  const found = new Map<string, string>();
  for (const language of languages) {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      found.set(shortName(format.format(Date.UTC(2000, month))), String(month + 1).padStart(2, '0'));
    }
  }
  return found;
});

const shortName = (text: string): string => text.normalize('NFD').replaceAll(/\P{L}/gu, '').slice(0, 3).toLowerCase();

/** Returns the order that a date shows without doubt. */
function orderIn(text: string): DateOrder | undefined {
  const [, first = '', sign, second = '', last = ''] = written.exec(text.trim()) ?? [];
  if (first.length > 2) return 'ymd';
  if (last === '') return undefined;
  if (sign === '.' || Number(first) > 12 || /\p{L}/u.test(second)) return 'dmy';
  return Number(second) > 12 ? 'mdy' : undefined;
}

/** Returns the order of a column: the one that most dates show. */
export function dateOrderOf(texts: readonly string[]): DateOrder | undefined {
  const counts = Map.groupBy(texts.map(orderIn), (order) => order);
  const [best] = dateOrders.toSorted((one, other) => (counts.get(other)?.length ?? 0) - (counts.get(one)?.length ?? 0));
  return best && counts.has(best) ? best : undefined;
}

/** Reads a date in this order as `YYYY-MM-DD`: `31/12/2026`, `31.12.26`, `31-dez-2026`; a time after it is dropped. */
export function readDateIn(text: string, order: DateOrder): string | undefined {
  const [, first = '', , second = '', last = ''] = written.exec(text.trim()) ?? [];
  const isYearFirst = first.length > 2;
  const [year, month, day] = isYearFirst
    ? [first, second, last]
    : order === 'mdy' && /^\d+$/.test(second)
      ? [last, first, second]
      : order === 'ymd'
        ? [first, second, last]
        : [last, second, first];
  const named = /\p{L}/u.test(month) ? months().get(shortName(month)) : month.padStart(2, '0');
  const date = `${year.length === 2 ? century + year : year}-${named ?? ''}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
}

import { addMonthsClamped } from '../../../../domain/dates/date.ts';

const monthsBack = 24;
const monthsAhead = 6;

/** Returns the selectable months, latest first, including the current selection. */
export function monthsOffered(today: string, shown?: string): string[] {
  const first = `${today.slice(0, 7)}-01`;
  const offered = Array.from({ length: monthsBack + monthsAhead + 1 }, (_, place) =>
    addMonthsClamped(first, monthsAhead - place).slice(0, 7),
  );
  return shown === undefined || offered.includes(shown) ? offered : [...offered, shown].toSorted().toReversed();
}

/** Returns the month in a URL, or undefined. */
export function monthIn(search: URLSearchParams): string | undefined {
  const month = search.get('month') ?? '';
  return /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined;
}

import type { Printing } from './pattern.ts';

/** The year of a date. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The period in which a number counts: the year of the emission date, or 0 if the series never begins again. */
export const periodOf = ({ restart }: Printing, day: string): number => (restart === 'year' ? yearOf(day) : 0);

/** Returns the printed text of a number; padding adds zeros and cuts nothing. The database has the same: `print_number`. */
export const printNumber = ({ prefix, pattern }: Printing, year: number, number: number): string =>
  pattern.replaceAll(/\{(prefix|year|number)(?::(\d+))?\}/g, (_, name: string, width = '1') => {
    if (name === 'prefix') return prefix;
    return name === 'year' ? String(year) : String(number).padStart(Number(width), '0');
  });

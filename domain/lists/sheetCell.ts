import { formatDate } from '../kinds/date.ts';
import { decimalSigns } from '../kinds/decimal.ts';
import { formatPercent } from '../kinds/percent.ts';
import type { Language } from '../languages.ts';

/** A number that its spreadsheet shows as a percentage: 5.5 for a stored 0.055. */
export interface Percentage {
  readonly percent: number;
}

/**
 * A cell: text in CSV; in a workbook also a number, a boolean, or a local date or time written as UTC. A blank cell is
 * the empty text.
 */
export type SheetCell = string | number | boolean | Date | Percentage;

/** The digits that a spreadsheet keeps; further digits of a double are rounding noise. */
export const mostDigits = 15;

/** Formats a number as decimal text without exponent: `0.1 + 0.2` is `0.3`. */
export function decimalOf(figure: number): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(figure.toExponential(mostDigits - 1)) ?? [];
  const digits = whole + fraction;
  const at = 1 + Number(exponent);
  const padded =
    at <= 0 ? `0.${'0'.repeat(-at)}${digits}` : `${digits.padEnd(at, '0').slice(0, at)}.${digits.slice(at)}`;
  const plain = padded.replace(/\.?0*$/, '');
  return plain === '0' || plain === '' ? '0' : `${sign}${plain}`;
}

/** Splits a local time: `2026-03-09`, `14:30`. */
export function clockOf(cell: Date): { readonly day: string; readonly time: string } {
  const iso = cell.toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * Formats a cell for display, such as a heading or sample. Numbers have no groups, because their meaning is unknown.
 */
export function cellText(cell: SheetCell, language: Language): string {
  if (typeof cell === 'number') return decimalOf(cell).replace('.', decimalSigns[language]);
  if (cell instanceof Date) {
    const { day, time } = clockOf(cell);
    return time === '00:00' ? formatDate(day, language) : `${formatDate(day, language)} ${time}`;
  }
  if (typeof cell === 'object') return formatPercent(decimalOf(cell.percent), language);
  return String(cell);
}

import { formatDate } from '../kinds/date.ts';
import { decimalSigns } from '../kinds/decimal.ts';
import { formatPercent } from '../kinds/percent.ts';
import type { Language } from '../languages.ts';

/** A figure that its spreadsheet shows as a percentage: 5.5 for what it keeps as 0.055. */
export interface Percentage {
  readonly percent: number;
}

/** A cell of a table: of a CSV file a text; of a workbook also a figure, yes or no, or a day or moment as a clock shows it, written as if it were UTC. A blank cell is the empty text. */
export type SheetCell = string | number | boolean | Date | Percentage;

/** So many digits a spreadsheet keeps of a figure; what a double has beyond is noise of its arithmetic. */
export const mostDigits = 15;

/** A figure as decimal text without an exponent: `0.1 + 0.2` is `0.3`. */
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

/** The two halves of a moment as a clock shows it: `2026-03-09`, `14:30`. */
export function clockOf(cell: Date): { readonly day: string; readonly time: string } {
  const iso = cell.toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** A cell as a person reads it: a heading, or a sample of a column. What a figure counts is not known: it has no groups. */
export function cellText(cell: SheetCell, language: Language): string {
  if (typeof cell === 'number') return decimalOf(cell).replace('.', decimalSigns[language]);
  if (cell instanceof Date) {
    const { day, time } = clockOf(cell);
    return time === '00:00' ? formatDate(day, language) : `${formatDate(day, language)} ${time}`;
  }
  if (typeof cell === 'object') return formatPercent(decimalOf(cell.percent), language);
  return String(cell);
}

import { localTime } from '../dates/zone.ts';
import type { Language } from '../languages.ts';
import type { PropertyOf } from '../kinds/codec.ts';
import { codecFor } from '../kinds/registry.ts';
import { shownPath } from '../kinds/shownPath.ts';
import { kindOf } from '../schema/kindOf.ts';
import { isObject } from '../schema/isObject.ts';
import { valueAt } from '../schema/valueAt.ts';
import type { FileWords } from './fileColumns.ts';
import { readerText } from './readerText.ts';
import { mostDigits } from './sheetCell.ts';

/** The value of a workbook cell: a number, a date or time, or a text. */
export type TypedCell = string | number | Date | null;

/** The maximum length of a spreadsheet text. */
const longestText = 32_767;

/**
 * Converts a record to workbook cells. Dates and times are in the tenant's zone, written as UTC because spreadsheets
 * have no zones; numbers with too many digits become text.
 */
export const typedRow = (record: object, columns: readonly PropertyOf[], words: FileWords): TypedCell[] =>
  columns.map((column) => {
    const path = shownPath(column, record);
    return typedCell(valueAt(record, path), { ...column, path }, words);
  });

/** Converts a value to a cell of its column. */
export function typedCell(value: unknown, column: PropertyOf, words: FileWords): TypedCell {
  const { is, cell } = codecFor(column.property);
  if (!is(value)) return null;
  const text = String(value);
  if (cell === 'number' && text.replaceAll(/\D/g, '').length <= mostDigits) return Number(text);
  if (cell === 'date') return new Date(`${text}T00:00:00Z`);
  if (cell === 'instant') return new Date(`${localTime(new Date(text), words.timeZone ?? 'UTC')}Z`);
  const shown = readerText(value, column, words);
  const number = numberIn(value, column, words);
  return number !== undefined && String(number) === shown ? number : shown.slice(0, longestText);
}

/** The number of a document is one in all sheets, so that programs find it in another: also where it names a reference. */
const numberIn = (value: unknown, { property: { ref } }: PropertyOf, { namingOf }: FileWords): number | undefined => {
  const number = ref !== undefined && isObject(value) ? value[namingOf(ref).label] : value;
  return typeof number === 'number' ? number : undefined;
};

const days: Readonly<Record<Language, string>> = { pt: 'dd/mm/yyyy', en: 'yyyy/mm/dd', es: 'dd/mm/yyyy' };

/** Returns the number format of a column in the spreadsheet's syntax; undefined for the default. */
export function cellFormat({ property }: PropertyOf, language: Language): string | undefined {
  const { cell } = codecFor(property);
  if (cell === 'date') return days[language];
  if (cell === 'instant') return `${days[language]} hh:mm`;
  const kind = kindOf(property);
  if (kind === 'money') return '#,##0.00##';
  return kind === 'percent' ? '0.00##"%"' : undefined;
}

import { localTime } from '../dates/zone.ts';
import type { Language } from '../languages.ts';
import type { PropertyOf } from '../kinds/codec.ts';
import { codecFor } from '../kinds/registry.ts';
import { kindOf } from '../schema/kindOf.ts';
import { valueAt } from '../schema/valueAt.ts';
import type { FileWords } from './fileColumns.ts';
import { mostDigits } from './sheetCell.ts';

/** What a cell of a workbook holds: a figure, a day or a moment that a spreadsheet reckons with, or a text. */
export type TypedCell = string | number | Date | null;

/** So many characters a spreadsheet keeps of a text. */
const longestText = 32_767;

/**
 * A record in the columns of a workbook. Days and moments stand as the tenant's clock shows them, written as if it were UTC,
 * since a spreadsheet knows no zones; a figure of more digits than it keeps is a text.
 */
export const typedRow = (record: object, columns: readonly PropertyOf[], words: FileWords): TypedCell[] =>
  columns.map((column) => typedCell(valueAt(record, column.path), column, words));

/** A value in its column. */
export function typedCell(value: unknown, column: PropertyOf, words: FileWords): TypedCell {
  const { is, cell, toText } = codecFor(column.property);
  if (!is(value)) return null;
  const text = String(value);
  if (cell === 'number' && text.replaceAll(/\D/g, '').length <= mostDigits) return Number(text);
  if (cell === 'date') return new Date(`${text}T00:00:00Z`);
  if (cell === 'instant') return new Date(`${localTime(new Date(text), words.timeZone ?? 'UTC')}Z`);
  return toText(value, { ...column, ...words }).slice(0, longestText);
}

const days: Readonly<Record<Language, string>> = { pt: 'dd/mm/yyyy', en: 'yyyy/mm/dd', es: 'dd/mm/yyyy' };

/** How a spreadsheet is to show the cells of a column, in its own words for that; undefined where as it pleases. */
export function cellFormat({ property }: PropertyOf, language: Language): string | undefined {
  const { cell } = codecFor(property);
  if (cell === 'date') return days[language];
  if (cell === 'instant') return `${days[language]} hh:mm`;
  const kind = kindOf(property);
  if (kind === 'money') return '#,##0.00##';
  return kind === 'percent' ? '0.00##"%"' : undefined;
}

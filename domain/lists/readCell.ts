import type { CellType, Parsed, PropertyOf, TextContext } from '../kinds/codec.ts';
import { formatDate } from '../kinds/date.ts';
import { codecFor } from '../kinds/registry.ts';
import type { Language } from '../languages.ts';
import { kindOf } from '../schema/kindOf.ts';
import { normalize } from '../taxId/taxId.ts';
import { fileText, type FileWords } from './fileColumns.ts';
import { cellText, clockOf, decimalOf, type SheetCell } from './sheetCell.ts';
import { typedCell } from './typedCells.ts';

/** Error values of a spreadsheet. */
const failed = /^#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|CALC!|SPILL!)$/;

/** Converts a cell to a value of its column, or returns the locale key of the error. A blank cell is no value. */
export function readCell(cell: SheetCell, context: TextContext): Parsed<unknown> {
  if (typeof cell === 'string' && failed.test(cell)) return { key: 'validation.import.failed', args: { text: cell } };
  const { text, language } = codecText(cell, context);
  return codecFor(context.property).parseText(text, { ...context, language });
}

/** Returns whether a cell equals the export of a value, as CSV or workbook. */
export function equalsExport(cell: SheetCell, value: unknown, column: PropertyOf, words: FileWords): boolean {
  if (typeof cell === 'string') {
    const text = fileText(value, column, words).trim();
    if (text === cell || (kindOf(column.property) === 'taxId' && normalize(text) === normalize(cell))) return true;
  }
  const typed = typedCell(value, column, words) ?? '';
  if (typed instanceof Date) return cell instanceof Date && cell.getTime() === typed.getTime();
  return (typeof typed === 'string' ? typed.trim() : typed) === cell;
}

/** Returns a cell as text for its column's codec, and the language of that text. */
function codecText(cell: SheetCell, { property, language }: TextContext): { text: string; language: Language } {
  const { cell: type } = codecFor(property);
  if (cell instanceof Date) return { text: dateText(cell, type, language), language };
  if (typeof cell === 'number') return figure(decimalOf(cell));
  if (typeof cell === 'object') {
    return figure(decimalOf(kindOf(property) === 'percent' ? cell.percent : cell.percent / 100));
  }
  return { text: String(cell), language };
}

/** Numbers are parsed as English, where a point never separates groups. */
const figure = (text: string) => ({ text, language: 'en' as const });

function dateText(cell: Date, type: CellType, language: Language): string {
  const { day, time } = clockOf(cell);
  if (type === 'date') return formatDate(day, language);
  return type === 'instant' ? `${formatDate(day, language)} ${time}` : cellText(cell, language);
}

import { cleaningOf } from '../../../domain/imports/cleanCell.ts';
import { compareDecimals } from '../../../domain/money/compare.ts';
import { writtenPlace } from '../../../domain/kinds/location.ts';
import type { FileWords } from '../../../domain/lists/fileColumns.ts';
import { withAmount } from '../../../domain/imports/withAmount.ts';
import { readCell, equalsExport } from '../../../domain/lists/readCell.ts';
import { cellText, type SheetCell } from '../../../domain/lists/sheetCell.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Input } from '../resources/columnValues.ts';
import type { Named } from './namedReferences.ts';
import type { Row } from './source.ts';
import type { Column } from './table.ts';

/** The effect of a blank cell on an existing record: none, or clearing. A new record has no value either way. */
export const blankCells = ['keep', 'clear'] as const;

/** How to read the cells of a file. */
export interface Reading {
  readonly words: FileWords;
  readonly named: Named;
  readonly blanks: (typeof blankCells)[number];
}

/** The record that a row describes. */
export interface ReadRow {
  readonly input: Input;
  /** The paths where it differs from the stored record. */
  readonly given: readonly string[];
  readonly issues: readonly Issue[];
}

/**
 * Applies a row to its record, if any: a cell that equals the export keeps the stored value, and what fills a missing
 * value leaves one that the record has.
 */
export function readRow(
  resource: Resource,
  columns: readonly Column[],
  { cells, missing = [] }: Pick<Row, 'cells' | 'missing'>,
  reading: Reading,
  record?: Input,
): ReadRow {
  const input: Record<string, unknown> = structuredClone({ ...record });
  const given: string[] = [];
  const single = new Map<string, Record<string, unknown>>();
  const issues: Issue[] = [];
  for (const column of columns) {
    const { path, at, property } = column;
    const isMissing = (cells[at] ?? '') === '' && valueAt(record, path) === undefined;
    const cell = (isMissing ? missing[at] : cells[at]) ?? '';
    if (property.readOnly || (cell === '' && (!record || reading.blanks === 'keep'))) continue;
    if (record && equalsExport(cell, valueAt(record, path), column, reading.words)) continue;
    const parsed = parse(column, cell, reading);
    if ('value' in parsed && isNoAmount(resource, column, parsed.value)) continue;
    const list = amountsOf(resource, path);
    if ('key' in parsed) issues.push({ path, ...parsed });
    else if (list !== undefined) {
      single.set(list, { ...single.get(list), [path.slice(list.length + 1)]: parsed.value });
    } else {
      given.push(path);
      setAt(input, path, parsed.value);
    }
  }
  for (const [list, amount] of single) {
    const after = withAmount(input[list], amount);
    if (after === undefined) continue;
    given.push(list);
    input[list] = after;
  }
  return { input: settled(resource, input, given), given, issues };
}

/** Returns whether an amount of zero stands for none, as programs write it where a limit or price is optional. */
function isNoAmount({ schema }: Resource, { path, property }: Column, value: unknown): boolean {
  const { kind, decimal } = property;
  const isAbove = decimal?.minimum !== undefined && compareDecimals(decimal.minimum, '0') > 0;
  const isOptional = !schema.required?.includes(path);
  return kind === 'money' && isAbove && isOptional && typeof value === 'string' && /^[0.]+$/.test(value);
}

/** The list of amounts by currency that a column has a part of. */
function amountsOf({ schema }: Resource, path: string): string | undefined {
  const [name = '', part] = path.split('.');
  return part !== undefined && propertiesOf(schema)[name]?.kind === 'amounts' ? name : undefined;
}

/** A long number as spreadsheets shorten it: its digits are lost. */
const shortened = /^\d[.,]\d+E\+\d+$/i;

function parse(column: Column, cell: SheetCell, { words, named }: Reading) {
  const { ref } = column.property;
  const text = cellText(cell, words.language);
  if (ref !== undefined && named(ref, cell).length > 1) return { key: 'validation.ambiguousReference' };
  if (shortened.test(text) && cleaningOf(column) !== 'amount') {
    return { key: 'validation.import.shortened', args: { text } };
  }
  const parsed = readCell(cell, { ...column, ...words, find: (name, called) => named(name, called)[0] });
  if (!('key' in parsed) || parsed.key !== 'validation.unknownReference') return parsed;
  return { key: `validation.import.${ref === 'countries' ? 'unknownCountry' : 'notFound'}`, args: { text } };
}

function setAt(record: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    const inner: Record<string, unknown> = isObject(record[name]) ? { ...record[name] } : {};
    setAt(inner, rest.join('.'), value);
    record[name] = inner;
  } else if (value === undefined) delete record[name];
  else record[name] = value;
}

/** Drops empty objects, and marks a changed address as typed. */
function settled(resource: Resource, input: Record<string, unknown>, given: readonly string[]): Input {
  for (const [name, { kind }] of Object.entries(propertiesOf(resource.schema))) {
    const value = input[name];
    if (!isObject(value)) continue;
    if (Object.keys(value).length === 0) delete input[name];
    else if (kind === 'location' && (given.includes(`${name}.address`) || value['place_id'] === undefined)) {
      input[name] = writtenPlace(value);
    }
  }
  return input;
}

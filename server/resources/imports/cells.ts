import { writtenPlace } from '../../../domain/kinds/location.ts';
import type { FileWords } from '../../../domain/lists/fileColumns.ts';
import { readCell, saysSame } from '../../../domain/lists/readCell.ts';
import type { SheetCell } from '../../../domain/lists/sheetCell.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Input } from '../columnValues.ts';
import type { Named } from './named.ts';
import type { Column } from './table.ts';

/** What a blank cell does to a record that there is: nothing, or it takes the value away. A new one has none either way. */
export const blankCells = ['keep', 'clear'] as const;

/** How the cells of a file are read. */
export interface Reading {
  readonly words: FileWords;
  readonly named: Named;
  readonly blanks: (typeof blankCells)[number];
}

/** What a row says a record is to be. */
export interface ReadRow {
  readonly input: Input;
  /** The paths at which it says something else than the record. */
  readonly said: readonly string[];
  readonly issues: readonly Issue[];
}

/** A row laid over the record that it is of, if there is one: a cell that says what an export would say leaves its value as it is. */
export function readRow(
  resource: Resource,
  columns: readonly Column[],
  cells: readonly SheetCell[],
  reading: Reading,
  record?: Input,
): ReadRow {
  const input: Record<string, unknown> = structuredClone({ ...record });
  const said: string[] = [];
  const issues: Issue[] = [];
  for (const column of columns) {
    const { path, at, property } = column;
    const cell = cells[at] ?? '';
    if (property.readOnly || (cell === '' && (!record || reading.blanks === 'keep'))) continue;
    if (record && saysSame(cell, valueAt(record, path), column, reading.words)) continue;
    const parsed = parse(column, cell, reading);
    if ('key' in parsed) issues.push({ path, ...parsed });
    else {
      said.push(path);
      setAt(input, path, parsed.value);
    }
  }
  return { input: settled(resource, input, said), said, issues };
}

function parse(column: Column, cell: SheetCell, { words, named }: Reading) {
  const { ref } = column.property;
  if (ref !== undefined && named(ref, cell).length > 1) return { key: 'validation.ambiguousReference' };
  return readCell(cell, { ...column, ...words, find: (name, text) => named(name, text)[0] });
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

/** Objects of which nothing is left are absent, and a place whose address was written is no longer the one that was found. */
function settled(resource: Resource, input: Record<string, unknown>, said: readonly string[]): Input {
  for (const [name, { kind }] of Object.entries(propertiesOf(resource.schema))) {
    const value = input[name];
    if (!isObject(value)) continue;
    if (Object.keys(value).length === 0) delete input[name];
    else if (kind === 'location' && (said.includes(`${name}.address`) || value['place_id'] === undefined)) {
      input[name] = writtenPlace(value);
    }
  }
  return input;
}

import type { TextContext } from '../../../domain/kinds/codec.ts';
import { writtenPlace } from '../../../domain/kinds/location.ts';
import { codecFor } from '../../../domain/kinds/registry.ts';
import type { FileWords } from '../../../domain/lists/fileColumns.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Input } from '../columnValues.ts';
import type { Named } from './named.ts';
import type { Column } from './table.ts';

/** How the texts of a file are read. */
export interface Reading {
  readonly words: FileWords;
  readonly named: Named;
}

/** What a row says a record is to be. */
export interface ReadRow {
  readonly input: Input;
  /** The paths at which it says something else than the record. */
  readonly said: readonly string[];
  readonly issues: readonly Issue[];
}

/**
 * A row laid over the record that it is of, if there is one: a cell that says what an export would say of the record leaves
 * its value as it is, a blank one takes it away.
 */
export function readRow(
  resource: Resource,
  columns: readonly Column[],
  cells: readonly string[],
  reading: Reading,
  record?: Input,
): ReadRow {
  const input: Record<string, unknown> = structuredClone({ ...record });
  const said: string[] = [];
  const issues: Issue[] = [];
  for (const column of columns) {
    const { path, at } = column;
    const cell = cells[at] ?? '';
    if (record && textOf(column, valueAt(record, path), reading) === cell) continue;
    const parsed = parse(column, cell, reading);
    if ('key' in parsed) issues.push({ path, ...parsed });
    else if (record || parsed.value !== undefined) {
      said.push(path);
      setAt(input, path, parsed.value);
    }
  }
  return { input: settled(resource, input, said), said, issues };
}

const contextOf = (column: Column, { words, named }: Reading): TextContext => ({
  ...column,
  ...words,
  find: (name, text) => named(name, text)[0],
});

const textOf = (column: Column, value: unknown, reading: Reading): string =>
  codecFor(column.property).toText(value, contextOf(column, reading)).trim();

function parse(column: Column, cell: string, reading: Reading) {
  const { ref } = column.property;
  if (ref !== undefined && reading.named(ref, cell).length > 1) return { key: 'validation.ambiguousReference' };
  return codecFor(column.property).parseText(cell, contextOf(column, reading));
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

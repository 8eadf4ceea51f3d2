import type { SheetCell } from '../../../domain/lists/sheetCell.ts';
import { importWays } from '../../../domain/lists/importColumns.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { mapInPieces } from '../../base/mapInChunks.ts';
import { columnValues } from '../resources/columnValues.ts';
import { columnAt, storageOf } from '../resources/storage.ts';
import { readRow, type Reading } from './cells.ts';
import { likeRecords } from './likeRecords.ts';
import { problemsAt, type CheckInput, type Problem } from './problem.ts';
import { seeRows, type SeenRows } from './repeatedRows.ts';
import type { Row } from './source.ts';
import type { Table } from './table.ts';

/** A row with the key of its record; without one for a new record. */
export interface Recognised {
  readonly row: Row;
  readonly key: string | undefined;
}

/** A row with its identifying values, the most reliable first. */
interface Named {
  readonly row: Row;
  readonly values: readonly unknown[];
}

/**
 * Matches the rows of a table to records in one statement, by the most reliable path. A row without identifying values,
 * a second row for the same record, and a row that matches several records are problems. Where each row creates a record, it
 * matches none.
 */
export async function recognise(
  db: Db,
  resource: Resource,
  tenant: string,
  table: Table,
  reading: Reading,
  check: CheckInput,
  { repeats, firstOf }: SeenRows = seeRows(resource),
): Promise<{ recognised: Recognised[]; problems: Problem[] }> {
  const ways = importWays(resource);
  const { rows, problems } = await namedRows(resource, table, reading, check);
  if (resource.imports?.creates) return { recognised: rows.map(({ row }) => ({ row, key: undefined })), problems };
  const found = await likeRecords(
    db,
    resource,
    tenant,
    rows.map(({ values }) => values),
  );
  const recognised = rows.flatMap(({ row, values }, at): Recognised[] => {
    const firstGiven = values.findIndex((value) => value !== undefined);
    const { key, n, way } = found.get(at) ?? { key: undefined, n: 0, way: firstGiven };
    const refuse = (why: string, args: Problem['args'] = {}) => {
      problems.push({ row: row.row, column: ways[way] ?? '', key: why, args });
      return [];
    };
    if (n > 1) return refuse('validation.import.several', { count: n });
    if (key === undefined && values[0] !== undefined) return refuse('validation.unknownReference');
    const same = key === undefined ? repeats(row.row, values) : firstOf.get(key);
    if (same !== undefined) return refuse('validation.import.repeated', { row: same });
    if (key !== undefined) firstOf.set(key, row.row);
    return [{ row, key }];
  });
  return { recognised, problems };
}

/** The rows with identifying values. */
async function namedRows(resource: Resource, { columns, rows }: Table, reading: Reading, check: CheckInput) {
  const [key = '', ...by] = importWays(resource);
  const { fields } = storageOf(resource);
  const keyColumn = columns.find(({ path }) => path === key);
  const naming = columns.filter(({ path }) => by.includes(path));
  const names = by.map((path) => columnAt(fields, path).column);
  const last = [key, ...by].findLast((path) => columns.some((column) => column.path === path)) ?? key;
  const problems: Problem[] = [];
  const named = await mapInPieces(rows, (row): Named[] => {
    const cell = keyColumn ? (row.cells[keyColumn.at] ?? '') : '';
    const { input, issues: misread } = readRow(resource, naming, row, reading);
    const { value, issues } = check(input);
    const all = columnValues(fields, value);
    const values = [keyOfCell(cell, key), ...names.map((name) => all.get(name) ?? undefined)];
    const isNameless = values.every((each) => each === undefined);
    const wrong = [
      ...(row.surplus ? [{ path: '', key: 'validation.import.cells' }] : []),
      ...(cell !== '' && values[0] === undefined ? [{ path: key, key: 'validation.format.uuid' }] : []),
      ...misread,
      ...(misread.length > 0 ? [] : issues.filter(({ path }) => isAbout(path, Object.keys(input)))),
    ];
    if (wrong.length === 0 && isNameless) wrong.push({ path: last, key: 'validation.required' });
    problems.push(...problemsAt(row.row, wrong));
    return wrong.length > 0 ? [] : [{ row, values }];
  });
  return { rows: named.flat(), problems };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const id = /^[1-9]\d{0,8}$/;

function keyOfCell(cell: SheetCell, name: string): string | undefined {
  const text = String(cell).trim().toLowerCase();
  return (name === 'id' ? id : uuid).test(text) ? text : undefined;
}

/** Returns whether a path is one of these properties, or within one. */
const isAbout = (path: string, names: readonly string[]): boolean => names.includes(path.split('.')[0] ?? '');

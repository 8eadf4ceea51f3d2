import type { ObjectSchema, Resource } from '../../../../schemas/resource.ts';
import { amountColumns, contentColumns, type EnteredRow } from '../columns.ts';
import type { IssuableRow, NewDocument } from '../engine.ts';
import { stored, storedLine } from '../lines/rowOfLines.ts';

/**
 * Returns the row of a new document, without its number, as a later read would return it. A query would hold the lock
 * of the number's counter for longer.
 */
export function newRowOf<S extends ObjectSchema, Record>(
  resource: Resource<S>,
  written: NewDocument,
): IssuableRow & EnteredRow<S, Record> {
  const { uuid, status, hash, content, lines, created_at, logo } = written;
  const columns = contentColumns(resource.schema);
  const shown = Object.fromEntries(columns.map((column) => [column, readAs(column, content[column])]));
  return {
    ...(shown as Omit<IssuableRow, 'uuid'> & EnteredRow<S, Record>),
    uuid,
    number: null,
    status,
    public_hash: hash,
    version: 1,
    created_at,
    has_logo: logo ? true : null,
    lines: lines.map(storedLine),
  };
}

const amounts: ReadonlySet<string> = new Set(amountColumns);

/** Returns a content value as its column returns it: lower-case keys, amounts with three decimals. */
function readAs(column: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (amounts.has(column)) return stored(value);
  return column.endsWith('_uuid') ? value.toLowerCase() : value;
}

import type { ObjectSchema, Resource } from '../../../schemas/resource.ts';
import { amountColumns, contentColumns, type EnteredRow } from './columns.ts';
import type { IssuableRow, NewDocument } from './engine.ts';
import { stored, storedLine } from './rowOfLines.ts';

/**
 * A new document as it will be read once it is written, all but its number: reading it back would keep everybody waiting
 * who wants the next.
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

/** A value of the content as its column answers it: keys in small letters, amounts in thousandths. */
function readAs(column: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (amounts.has(column)) return stored(value);
  return column.endsWith('_uuid') ? value.toLowerCase() : value;
}

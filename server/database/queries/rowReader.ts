import type { FieldDef } from 'pg';
import { types } from './types.ts';

/** Converts a row's texts to an object. */
export type RowReader = (texts: readonly (string | null)[]) => object;

/** Creates a reader of rows with these columns. */
export function rowReader(fields: readonly FieldDef[]): RowReader {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: types.getTypeParser(dataTypeID, 'text') }));
  // Copied per row: objects with the same shape are faster to create and serialize.
  const blank: Record<string, unknown> = Object.fromEntries(columns.map(({ name }) => [name, null]));
  return (texts) => {
    const row = { ...blank };
    let place = 0;
    for (const { name, parse } of columns) {
      const text = texts[place++] ?? null;
      if (text !== null) row[name] = parse(text);
    }
    return row;
  };
}

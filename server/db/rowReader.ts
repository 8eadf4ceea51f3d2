import type { FieldDef } from 'pg';
import { types } from './types.ts';

/** Makes an object of a row's texts. */
export type RowReader = (texts: readonly (string | null)[]) => object;

/** Reads rows of these columns. */
export function rowReader(fields: readonly FieldDef[]): RowReader {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: types.getTypeParser(dataTypeID, 'text') }));
  // Copied for each row: objects that are born alike share their shape, and are made and written faster.
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

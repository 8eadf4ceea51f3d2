import { isObject } from '../schema/isObject.ts';
import { defineCodec } from './codec.ts';

export type Row = Readonly<Record<string, unknown>>;

export const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isObject);

/** Rows of a record. Their text is JSON, the only lossless form. */
export const collection = defineCodec({
  is: isRows,
  toText: (value) => JSON.stringify(value),
  parseText: (text) => {
    const rows = parse(text);
    return isRows(rows) ? rows : undefined;
  },
  issue: 'validation.type.array',
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { isDecimalText } from '../../../domain/schema/decimalText.ts';
import type { Field, ReferenceField } from '../storage.ts';

/** What a history says in place of the key of another record. */
export type NameOf = (field: ReferenceField, key: string) => unknown;

type Told = Exclude<Field, { readonly is: 'nested' | 'collection' | 'permissions' }>;

/** A column of a row as a history tells it. */
export interface ToldColumn {
  readonly path: string;
  readonly field: Told;
  /** Of the column with the formatting of a text: the column with its words. */
  readonly wordsAt?: string;
}

/** The columns in which some fields lie; of files the name that the log has them under. */
export function columnsIn(fields: readonly Field[], prefix = ''): Map<string, ToldColumn> {
  const columns = new Map<string, ToldColumn>();
  for (const field of fields) {
    const path = prefix + field.name;
    if (field.is === 'nested') {
      for (const [column, told] of columnsIn(field.fields, `${path}.`)) columns.set(column, told);
    } else if (field.is === 'file') {
      columns.set(field.name, { path, field });
    } else if (field.is !== 'collection' && field.is !== 'permissions') {
      columns.set(field.column, { path, field });
      if (field.is === 'richText') columns.set(field.richColumn, { path, field, wordsAt: field.column });
    }
  }
  return columns;
}

/** A logged value as a record has it: references by name, decimals and instants as text. */
export function toldValue(field: Told, value: unknown, nameOf: NameOf): unknown {
  if (value === null || value === undefined) return null;
  if (field.is === 'reference') return nameOf(field, String(value));
  if (field.is !== 'scalar') return value;
  if (isDecimalText(field.schema))
    return String(value)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '');
  if (field.schema.format === 'date-time') return new Date(String(value)).toISOString();
  return value;
}

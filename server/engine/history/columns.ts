import { isDecimalText } from '../../../domain/schema/values/decimalText.ts';
import type { Field, ReferenceField } from '../resources/storage.ts';

/** Returns the name that a history shows for the key of another record. */
export type NameOf = (field: ReferenceField, key: string) => unknown;

type ColumnField = Exclude<Field, { readonly is: 'nested' | 'collection' | 'permissions' }>;

/** A column of a row as a history shows it. */
export interface LoggedColumn {
  readonly path: string;
  readonly field: ColumnField;
  /** Of the column with the formatting of a text: the column with its words. */
  readonly wordsAt?: string;
}

/** The columns in which some fields lie; of files the name that the log has them under. */
export function columnsIn(fields: readonly Field[], prefix = ''): Map<string, LoggedColumn> {
  const columns = new Map<string, LoggedColumn>();
  for (const field of fields) {
    const path = prefix + field.name;
    if (field.is === 'nested') {
      for (const [column, inner] of columnsIn(field.fields, `${path}.`)) columns.set(column, inner);
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
export function historyValue(field: ColumnField, value: unknown, nameOf: NameOf): unknown {
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

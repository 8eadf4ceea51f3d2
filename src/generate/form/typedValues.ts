import { isRows, type Row } from '../../../domain/kinds/collection.ts';
import { referenceKey } from '../../../domain/kinds/reference.ts';
import { ownProperty } from '../../../domain/schema/property.ts';
import type { Each } from '../../../schemas/each.ts';
import type { ObjectSchema } from '../../../schemas/resource.ts';

export type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the changed properties of a form, each complete: parts of an address belong together, like rows of a
 * collection. Of a list with a row per record, only changed rows.
 */
export function typedValues(schema: ObjectSchema, values: Values, record: Values): Values {
  const typed = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const each = eachOf(schema, name);
    if (each) {
      const rows = typedRows(each, rowsOf(value), rowsOf(record[name]));
      return rows.length > 0 ? [[name, rows]] : [];
    }
    return textOf(value) === textOf(record[name]) ? [] : [[name, value]];
  });
  return Object.fromEntries(typed);
}

/** Merges changed properties into a newer version of a record. */
export function withTyped<Of extends Values>(schema: ObjectSchema, record: Of, typed: Values = {}): Of {
  const over = Object.entries(typed).map(([name, value]): [string, unknown] => {
    const each = eachOf(schema, name);
    return [name, each ? rowsWith(each, rowsOf(record[name]), rowsOf(value)) : value];
  });
  return { ...record, ...Object.fromEntries(over) };
}

const eachOf = (schema: ObjectSchema, name: string): Each | undefined => ownProperty(schema, name)?.each;

const rowsOf = (value: unknown): readonly Row[] => (isRows(value) ? value : []);

const byKey = ({ path }: Each, rows: readonly Row[]) => new Map(rows.map((row) => [referenceKey(row[path]), row]));

function typedRows(each: Each, rows: readonly Row[], before: readonly Row[]): Row[] {
  const was = byKey(each, before);
  const entered = (row: Row = {}) =>
    textOf(
      Object.entries(row)
        .filter(([name, value]) => name !== 'uuid' && name !== each.path && (value ?? '') !== '')
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  return rows.filter((row) => entered(row) !== entered(was.get(referenceKey(row[each.path]))));
}

/** Rows take the keys of the version they are saved over. */
function rowsWith(each: Each, rows: readonly Row[], typed: readonly Row[]): Row[] {
  const there = byKey(each, rows);
  const over = typed.map((row): Row => {
    const found = there.get(referenceKey(row[each.path]));
    return { ...found, ...row, uuid: found?.['uuid'] };
  });
  return [...byKey(each, [...rows, ...over]).values()];
}

/** Absent and cleared values are equal. */
const textOf = (value: unknown): string => JSON.stringify(value ?? null);

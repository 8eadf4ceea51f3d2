import { sql } from 'kysely';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Db } from '../../database/transaction.ts';
import { storageOf, type Field, type ReferenceField } from '../resources/storage.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Input } from '../resources/columnValues.ts';

interface Pointer {
  readonly field: ReferenceField;
  readonly key: string | number;
  readonly path: string;
  /** The index of its input. */
  readonly of: number;
}

/** Returns, per input, an issue for each reference to a missing record. */
export async function unknownReferences(
  db: Db,
  resource: Resource,
  tenant: string,
  inputs: readonly Input[],
): Promise<Issue[][]> {
  const byTable = Map.groupBy(pointersIn(resource, inputs), ({ field }) => field.table);
  const unknown = await Promise.all([...byTable.values()].map((group) => missing(db, tenant, group)));
  const byInput = Map.groupBy(unknown.flat(), ({ of }) => of);
  return inputs.map((_, of) =>
    (byInput.get(of) ?? []).map(({ path }) => ({ path, key: 'validation.unknownReference' })),
  );
}

/** Returns the keys of a table that inputs refer to. */
export function keysInto(table: string, resource: Resource, inputs: readonly Input[]): (string | number)[] {
  return [...new Set(pointersIn(resource, inputs).flatMap(({ field, key }) => (field.table === table ? key : [])))];
}

function pointersIn(resource: Resource, inputs: readonly Input[]): Pointer[] {
  const { fields } = storageOf(resource);
  return inputs.flatMap((input, of) => pointersOf(fields, input, '').map((pointer) => ({ ...pointer, of })));
}

async function missing(db: Db, tenant: string, pointers: readonly Pointer[]): Promise<Pointer[]> {
  const [first] = pointers;
  if (!first) return [];
  const { key, table, isOfTenant } = first.field;
  const own = isOfTenant ? sql`tenant_id = ${tenant} and ` : sql``;
  const type = key === 'uuid' ? sql`uuid[]` : sql`int[]`;
  const keys = [...new Set(pointers.map((pointer) => pointer.key))];
  const rows = await db.run<{ key: string | number }>(sql`
    select ${sql.ref(key)} as key from ${sql.table(table)} where ${own}${sql.ref(key)} = any(${keys}::${type})`);
  const found = new Set(rows.map((row) => String(row.key)));
  return pointers.filter((pointer) => !found.has(String(pointer.key).toLowerCase()));
}

function pointersOf(fields: readonly Field[], input: Input | undefined, prefix: string): Omit<Pointer, 'of'>[] {
  return fields.flatMap((field) => {
    const value = input?.[field.name];
    const path = prefix + field.name;
    if (value === undefined) return [];
    if (field.is === 'nested') return pointersOf(field.fields, value as Input, `${path}.`);
    if (field.is === 'collection') {
      const { pointer, fields: within } = field;
      return (value as Input[]).flatMap((row, index) =>
        pointer ? pointerAt(pointer, row, `${path}.${index}`) : pointersOf(within, row, `${path}.${index}.`),
      );
    }
    if (field.is !== 'reference') return [];
    return [pointerAt(field, value as Input, path)];
  });
}

const pointerAt = (field: ReferenceField, value: Input, path: string): Omit<Pointer, 'of'> => ({
  field,
  key: (value as Record<string, string | number>)[field.key] ?? '',
  path,
});

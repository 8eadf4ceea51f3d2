import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { columnValues, type Input } from './columnValues.ts';
import type { CollectionField, Field, Storage } from './storage.ts';

/** The statements by which the rows within a record become those of its input, asked one after the other. */
export function writeCollections(
  db: Db,
  { fields }: Storage,
  tenant: string,
  parent: string,
  input: Input,
): Promise<unknown>[] {
  return fields.flatMap((field) =>
    field.is === 'collection'
      ? writeCollection(db, field, { tenant, parent }, (input[field.name] ?? []) as Input[])
      : [],
  );
}

/** Rows that name their uuid keep it, so that whoever points to them still finds them; the rest come and go. */
function writeCollection(
  db: Db,
  { table: name, parentColumn, isOfTenant, fields }: CollectionField,
  { tenant, parent }: { readonly tenant: string; readonly parent: string },
  rows: readonly Input[],
): Promise<unknown>[] {
  const stored = toStore(fields, rows);
  const table = sql.table(name);
  const owner = { ...(isOfTenant && { tenant_id: tenant }), [parentColumn]: parent };
  const owned = Object.entries(owner).map(([column, value]) => sql`${sql.ref(`t.${column}`)} = ${value}`);
  const ofParent = sql.join(owned, sql` and `);
  const ownerColumns = sql.join(Object.keys(owner).map((column) => sql.ref(column)));
  const given = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(stored)}::jsonb) v`;
  const columns = [...columnValues(fields, undefined).keys(), 'position'].filter((column) => column !== 'uuid');
  const listed = (prefix: string) => sql.join(columns.map((column) => sql.ref(prefix + column)));
  return [
    sql<object>`delete from ${table} t where ${ofParent} and not exists (select from ${given} where v.uuid = t.uuid)`,
    sql<object>`update ${table} t set (${listed('')}) = row(${listed('v.')}) from ${given}
      where ${ofParent} and t.uuid = v.uuid and (${listed('t.')}) is distinct from (${listed('v.')})`,
    sql<object>`insert into ${table} (${ownerColumns}, ${listed('')})
      select ${sql.join(Object.values(owner))}, ${listed('v.')} from ${given}
      where not exists (select from ${table} t where ${ofParent} and t.uuid = v.uuid)`,
  ].map((statement) => db.run(statement));
}

/** The rows by their columns, in their order; a key that comes again is that of a new row. */
function toStore(fields: readonly Field[], rows: readonly Input[]): object[] {
  const seen = new Set<unknown>();
  return rows.map((row, position) => {
    const { uuid, ...values } = Object.fromEntries(columnValues(fields, row).set('position', position));
    const key = typeof uuid === 'string' ? uuid.toLowerCase() : undefined;
    if (key === undefined || seen.has(key)) return values;
    seen.add(key);
    return { ...values, uuid: key };
  });
}

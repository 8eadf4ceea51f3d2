import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { columnValues, type Input, type Seal } from '../resources/columnValues.ts';
import type { CollectionField, PermissionsField, Storage } from '../resources/storage.ts';

/** The parent of rows, and how to encrypt secrets. */
interface Owner {
  readonly tenant: string;
  readonly parent: string;
  readonly seal: Seal;
}

/** Returns the statements that replace a record's rows by its input's, in order. */
export function writeCollections(db: Db, { fields }: Storage, owner: Owner, input: Input): Promise<unknown>[] {
  return fields.flatMap((field) => {
    const value = input[field.name] ?? [];
    if (field.is === 'permissions') return writePermissions(db, field, owner, value as string[]);
    return field.is === 'collection' && !field.isFilled ? writeCollection(db, field, owner, value as Input[]) : [];
  });
}

/** The owner columns of a child table. */
const columnsOfOwner = (
  { isOfTenant, parentColumn }: CollectionField | PermissionsField,
  { tenant, parent }: Owner,
): Readonly<Record<string, string>> => ({ ...(isOfTenant && { tenant_id: tenant }), [parentColumn]: parent });

/** The condition of rows with those columns. */
const ownedBy = (owned: Readonly<Record<string, string>>) =>
  sql.join(
    Object.entries(owned).map(([column, value]) => sql`${sql.ref(`t.${column}`)} = ${value}`),
    sql` and `,
  );

/** Unchanged permissions are not rewritten, so that the log shows additions and removals. */
function writePermissions(db: Db, field: PermissionsField, of: Owner, names: readonly string[]): Promise<unknown>[] {
  const table = sql.table(field.table);
  const owner = columnsOfOwner(field, of);
  const named = sql`select p.uuid from permissions p where p.name = any(${[...names]}::text[])`;
  const columns = sql.join(Object.keys(owner).map((column) => sql.ref(column)));
  return [
    sql<object>`delete from ${table} t where ${ownedBy(owner)} and t.permission_uuid not in (${named})`,
    sql<object>`insert into ${table} (${columns}, permission_uuid)
      select ${sql.join(Object.values(owner))}, n.uuid from (${named}) n
      where not exists (select from ${table} t where ${ownedBy(owner)} and t.permission_uuid = n.uuid)`,
  ].map((statement) => db.run(statement));
}

/**
 * Rows with a uuid keep it, so that references and their secrets survive; references are identified by their target.
 * Other rows are replaced.
 */
function writeCollection(db: Db, field: CollectionField, owner: Owner, rows: readonly Input[]): Promise<unknown>[] {
  const { table: name, eachOf, fields, pointer } = field;
  const table = sql.table(name);
  const owned = columnsOfOwner(field, owner);
  const ofParent = ownedBy(owned);
  const ownerColumns = sql.join(Object.keys(owned).map((column) => sql.ref(column)));
  const filled = eachOf === undefined ? rows : rows.filter((row) => hasValues(row, eachOf));
  const given = sql`jsonb_array_elements(${JSON.stringify(toStore(field, filled, owner.seal))}::jsonb) e,
    jsonb_populate_record(null::${table}, e.value) v`;
  const known = pointer ? pointer.column : 'uuid';
  const isSame = sql`${sql.ref(`v.${known}`)} = ${sql.ref(`t.${known}`)}`;
  const columns = [...columnValues(fields, undefined).keys(), 'position'].filter((column) => column !== 'uuid');
  const secrets = new Set(fields.flatMap((each) => (each.is === 'secret' ? each.column : [])));
  const become = sql.join(
    columns.map((column) => (secrets.has(column) ? keepIfOmitted(column) : sql.ref(`v.${column}`))),
  );
  const listed = (prefix: string) => sql.join(columns.map((column) => sql.ref(prefix + column)));
  return [
    sql<object>`delete from ${table} t where ${ofParent} and not exists (select from ${given} where ${isSame})`,
    sql<object>`update ${table} t set (${listed('')}) = row(${become}) from ${given}
      where ${ofParent} and ${isSame} and (${listed('t.')}) is distinct from (${become})`,
    sql<object>`insert into ${table} (${ownerColumns}, ${listed('')})
      select ${sql.join(Object.values(owned))}, ${listed('v.')} from ${given}
      where not exists (select from ${table} t where ${ofParent} and ${isSame})`,
  ].map((statement) => db.run(statement));
}

/** A secret without a new value stays. */
const keepIfOmitted = (column: string): RawBuilder<unknown> =>
  sql`case when jsonb_exists(e.value, ${sql.lit(column)}) then ${sql.ref(`v.${column}`)} else ${sql.ref(`t.${column}`)} end`;

/** Returns whether a row has values besides its reference. */
const hasValues = (row: Input, reference: string): boolean =>
  Object.entries(row).some(([name, value]) => value !== undefined && name !== reference && name !== 'uuid');

/** Converts rows to columns in order; a repeated key becomes a new row, a repeated reference is dropped. */
function toStore({ fields, pointer }: CollectionField, rows: readonly Input[], seal: Seal): object[] {
  const seen = new Set<unknown>();
  return rows.flatMap((row, position): object[] => {
    const entered = pointer ? { [pointer.name]: row } : row;
    const { uuid, ...values } = Object.fromEntries(columnValues(fields, entered, seal).set('position', position));
    const key = pointer ? values[pointer.column] : typeof uuid === 'string' ? uuid.toLowerCase() : undefined;
    const isRepeated = seen.has(key);
    if (key === undefined || (isRepeated && !pointer)) return [values];
    seen.add(key);
    return isRepeated ? [] : [pointer ? values : { ...values, uuid: key }];
  });
}

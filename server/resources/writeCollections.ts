import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { columnValues, type Input, type Seal } from './columnValues.ts';
import type { CollectionField, PermissionsField, Storage } from './storage.ts';

/** Whose rows they are, and how their secrets are sealed. */
interface Owner {
  readonly tenant: string;
  readonly parent: string;
  readonly seal: Seal;
}

/** The statements by which the rows within a record become those of its input, asked one after the other. */
export function writeCollections(db: Db, { fields }: Storage, owner: Owner, input: Input): Promise<unknown>[] {
  return fields.flatMap((field) => {
    const value = input[field.name] ?? [];
    if (field.is === 'permissions') return writePermissions(db, field, owner, value as string[]);
    return field.is === 'collection' && !field.isFilled ? writeCollection(db, field, owner, value as Input[]) : [];
  });
}

/** The columns of a child table that say whose its rows are. */
const columnsOfOwner = (
  { isOfTenant, parentColumn }: CollectionField | PermissionsField,
  { tenant, parent }: Owner,
): Readonly<Record<string, string>> => ({ ...(isOfTenant && { tenant_id: tenant }), [parentColumn]: parent });

/** Which rows `t` have those columns. */
const ownedBy = (owned: Readonly<Record<string, string>>) =>
  sql.join(
    Object.entries(owned).map(([column, value]) => sql`${sql.ref(`t.${column}`)} = ${value}`),
    sql` and `,
  );

/** What stays is not written anew: the log then says what was added, and what was taken away. */
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
 * Rows that name their uuid keep it, so that whoever points to them still finds them, and with it the secrets for which they
 * say nothing new; references are known by what they point to. The rest come and go.
 */
function writeCollection(db: Db, field: CollectionField, owner: Owner, rows: readonly Input[]): Promise<unknown>[] {
  const { table: name, eachOf, fields, pointer } = field;
  const table = sql.table(name);
  const owned = columnsOfOwner(field, owner);
  const ofParent = ownedBy(owned);
  const ownerColumns = sql.join(Object.keys(owned).map((column) => sql.ref(column)));
  const said = eachOf === undefined ? rows : rows.filter((row) => saysMore(row, eachOf));
  const given = sql`jsonb_array_elements(${JSON.stringify(toStore(field, said, owner.seal))}::jsonb) e,
    jsonb_populate_record(null::${table}, e.value) v`;
  const known = pointer ? pointer.column : 'uuid';
  const isSame = sql`${sql.ref(`v.${known}`)} = ${sql.ref(`t.${known}`)}`;
  const columns = [...columnValues(fields, undefined).keys(), 'position'].filter((column) => column !== 'uuid');
  const secrets = new Set(fields.flatMap((each) => (each.is === 'secret' ? each.column : [])));
  const become = sql.join(
    columns.map((column) => (secrets.has(column) ? keptUnlessSaid(column) : sql.ref(`v.${column}`))),
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

/** A secret that a row names without a value stays as it is. */
const keptUnlessSaid = (column: string): RawBuilder<unknown> =>
  sql`case when jsonb_exists(e.value, ${sql.lit(column)}) then ${sql.ref(`v.${column}`)} else ${sql.ref(`t.${column}`)} end`;

/** Whether anything is entered in a row besides the record that it is for. */
const saysMore = (row: Input, reference: string): boolean =>
  Object.entries(row).some(([name, value]) => value !== undefined && name !== reference && name !== 'uuid');

/** The rows by their columns, in their order; a key that comes again is that of a new row, a reference that does none. */
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

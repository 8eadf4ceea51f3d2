import { sql, type RawBuilder } from 'kysely';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ownRows } from '../resources/rows.ts';
import { isImmutable, storageOf } from '../resources/storage.ts';
import { columnsOf, plainFields, type Created } from '../writing/writeMany.ts';

/** An import of a company, and the table that its records are in. */
export interface Written {
  readonly tenant: string;
  readonly uuid: string;
  /** As the user sees it. */
  readonly resource: Resource;
}

const insertCreated = `
  insert into import_records (tenant_id, import_uuid, record_uuid, made)
  select $1, $2, * from unnest($3::uuid[], $4::int[])`;

/** Notes the records that an import created. */
export async function recordCreated(db: Db, { tenant, uuid }: Written, created: readonly Created[]): Promise<void> {
  if (created.length === 0) return;
  const [keys, versions] = [created.map(({ key }) => key), created.map(({ version }) => version)];
  await db.query(insertCreated, [tenant, uuid, keys, versions]);
}

/** The columns that an import changes. */
export const changedColumns = (resource: Resource): string[] =>
  columnsOf(plainFields(storageOf(resource).fields).filter(({ name }) => !isImmutable(resource, name)));

/** SQL: the values of columns of a row `t`, by column. */
export const valuesOf = (columns: readonly string[]): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(`t.${column}`)]))})`;

/** Changes records by `change`, and notes what their columns were before and are after. */
export async function recordChanged(
  db: Db,
  { tenant, uuid, resource }: Written,
  keys: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  if (keys.length === 0) return;
  const { table, key } = storageOf(resource);
  const values = valuesOf(changedColumns(resource));
  const own = sql`${ownRows(resource, tenant)} and ${sql.ref(`t.${key}`)} = any(${keys}::uuid[])`;
  await db.run(sql<object>`
    insert into import_records (tenant_id, import_uuid, record_uuid, before, after, made)
    select ${tenant}, ${uuid}, t.uuid, ${values}, '{}', t.version from ${sql.table(table)} t where ${own}
    on conflict (tenant_id, import_uuid, record_uuid) do nothing`);
  await change();
  await db.run(sql<object>`
    update import_records r set made = t.version,
      before = case when r.before is not null then differs.before end, after = case when r.before is not null then differs.after end
    from ${sql.table(table)} t, lateral (
      select coalesce(jsonb_object_agg(was.key, was.value), '{}') as before,
        coalesce(jsonb_object_agg(was.key, now.values -> was.key), '{}') as after
      from (select ${values} as values) now, jsonb_each((
        select i.before from import_records i
        where i.tenant_id = ${tenant} and i.import_uuid = ${uuid} and i.record_uuid = t.uuid)) was
      where now.values -> was.key is distinct from was.value) differs
    where r.tenant_id = ${tenant} and r.import_uuid = ${uuid} and r.record_uuid = t.uuid and ${own}`);
}

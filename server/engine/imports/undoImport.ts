import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { Scope } from '../../identity/scope.ts';
import type { DeleteFile } from '../commands/commandFile.ts';
import { ownRows } from '../resources/rows.ts';
import { slotOf } from '../resources/slots.ts';
import { storageOf } from '../resources/storage.ts';
import { changedColumns, valuesOf, type Written } from './recordImport.ts';

/** A record that keeps an import from being undone: by what refers to it, or because it was changed since. */
export interface Kept {
  readonly key: string;
  readonly name: string;
  /** The table that refers to the record; none for one that was changed since. */
  readonly table?: string;
  /** Why it may not be deleted by the rules of its resource. */
  readonly rule?: string;
}

interface Referring {
  readonly table: string;
  readonly column: string;
}

const selectReferring = `
  select c.conrelid::regclass::text as table, a.attname::text as column
  from pg_constraint c
    join pg_attribute k on k.attrelid = c.confrelid and k.attname = 'uuid' and k.attnum = any(c.confkey)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, k.attnum)]
  where c.contype = 'f' and c.confrelid = $1::regclass order by 1, 2`;

/** SQL: the records of an import `r`, of these keys or all. */
const recordsOf = ({ tenant, uuid }: Written, keys: readonly string[] | undefined) =>
  sql`r.tenant_id = ${tenant} and r.import_uuid = ${uuid}${keys ? sql` and r.record_uuid = any(${keys}::uuid[])` : sql``}`;

/**
 * Returns which records of an import cannot be undone, up to `most`: new ones that may not be deleted or that others refer to,
 * and changed ones.
 */
export async function keptRecords(
  db: Db,
  scope: Scope,
  written: Written,
  most: number,
  keys?: readonly string[],
): Promise<Kept[]> {
  const { tenant, resource } = written;
  const { table } = storageOf(resource);
  const name = sql`t.${sql.ref(resource.label)}::text`;
  const records = sql`import_records r join ${sql.table(table)} t on t.uuid = r.record_uuid and ${ownRows(resource, tenant)}`;
  const referring = await db.query<Referring>(selectReferring, [table]);
  // Comments and files have no foreign key.
  const loose: readonly (Referring & { readonly of: string })[] = [
    { table: 'comments', column: 'record_uuid', of: 'record_table' },
    { table: 'stored_files', column: 'owner_uuid', of: 'owner_table' },
  ];
  const used = [...referring, ...loose].map(
    (one: Referring & { readonly of?: string }) => sql<Kept>`
    (select r.record_uuid::text as key, ${name} as name, ${one.table}::text as "table" from ${records}
      where ${recordsOf(written, keys)} and r.before is null and exists (
        select from ${sql.table(one.table)} d where d.tenant_id = ${tenant} and d.${sql.ref(one.column)} = r.record_uuid
        ${one.of !== undefined ? sql`and d.${sql.ref(one.of)} = ${table}` : sql``})
      limit ${most})`,
  );
  const changed = sql<Kept>`
    (select r.record_uuid::text as key, ${name} as name, null as "table" from ${records}
      where ${recordsOf(written, keys)} and case when r.before is null then t.version <> r.made
        else not (${valuesOf(changedColumns(resource))} @> r.after) end
      limit ${most})`;
  const found = await db.run<Kept>(
    sql`select key, name, "table" from (${sql.join([...used, changed], sql` union all `)}) kept`,
  );
  const others = found.map(({ key, name: called, table: by }) => ({ key, name: called, ...(by && { table: by }) }));
  const all = [...(await undeletable(db, scope, written, keys)), ...others];
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap(([first]) => first ?? []).slice(0, most);
}

/** The records of an import that the rules of their resource keep. */
async function undeletable(db: Db, scope: Scope, written: Written, keys?: readonly string[]): Promise<Kept[]> {
  const { tenant, resource } = written;
  const file = await slotOf<DeleteFile<{ readonly uuid: string }>>(resource, 'delete');
  if (!file) return [];
  const made = await db.run<{ uuid: string; name: string }>(sql`
    select r.record_uuid::text as uuid, t.${sql.ref(resource.label)}::text as name
    from import_records r join ${sql.table(storageOf(resource).table)} t on t.uuid = r.record_uuid and ${ownRows(resource, tenant)}
    where ${recordsOf(written, keys)} and r.before is null`);
  const refused = await file.check(db, scope, made, {});
  return made.flatMap(({ uuid: key, name }, at) => {
    const rule = refused[at]?.code;
    return rule ? [{ key, name, rule }] : [];
  });
}

/** Deletes the records that an import created, and puts the changed ones back: of these keys, or all. */
export async function undoRecords(db: Db, written: Written, keys?: readonly string[]): Promise<void> {
  const { tenant, resource } = written;
  const { table } = storageOf(resource);
  const columns = changedColumns(resource);
  const own = sql`${recordsOf(written, keys)} and t.uuid = r.record_uuid and ${ownRows(resource, tenant)}`;
  await db.run(sql<object>`
    delete from ${sql.table(table)} t using import_records r where r.before is null and ${own}`);
  await db.run(sql<object>`
    update ${sql.table(table)} t set (${sql.join(columns.map((column) => sql.ref(column)))}) = (
      select ${sql.join(columns.map((column) => sql.ref(`b.${column}`)))} from jsonb_populate_record(t, r.before) b)
    from import_records r where r.before is not null and ${own}`);
  await forgetRecords(db, written, keys);
}

/** Forgets that an import wrote records: what is undone or stays. */
export const forgetRecords = (db: Db, written: Written, keys?: readonly string[]): Promise<unknown> =>
  db.run(sql<object>`delete from import_records r where ${recordsOf(written, keys)}`);

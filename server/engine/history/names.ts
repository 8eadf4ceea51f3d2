import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { keyArray } from '../resources/rows.ts';
import type { ReferenceField } from '../resources/storage.ts';
import type { NameOf } from './columns.ts';

/** The keys of other records, by the references that hold them. */
export type Keys = ReadonlyMap<ReferenceField, ReadonlySet<string>>;

/** What references say of the records with these keys now, as in the record itself; of one that is gone, its key. */
export async function readNames(db: Db, tenant: string, keys: Keys): Promise<NameOf> {
  const read = await Promise.all(
    [...keys].map(async ([field, fieldKeys]) => {
      const rows = await namesOf(db, tenant, field, [...fieldKeys]);
      return [field, new Map(rows.map(({ key, shown }) => [key, shown]))] as const;
    }),
  );
  const names = new Map(read);
  return (field, key) => names.get(field)?.get(key) ?? { [field.key]: field.key === 'id' ? Number(key) : key };
}

function namesOf(db: Db, tenant: string, { table, key, shown, isOfTenant }: ReferenceField, keys: readonly string[]) {
  const pairs = shown.map((name) => sql`${sql.lit(name)}, ${sql.ref(`r.${name}`)}`);
  const own = isOfTenant ? sql`r.tenant_id = ${tenant} and` : sql``;
  return db.run<{ key: string; shown: object }>(sql`
    select ${sql.ref(`r.${key}`)}::text as key, jsonb_strip_nulls(jsonb_build_object(${sql.join(pairs)})) as shown
    from ${sql.table(table)} r where ${own} ${sql.ref(`r.${key}`)} = any(${keyArray(key, keys)})`);
}

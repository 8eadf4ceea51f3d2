import { sql, type RawBuilder } from 'kysely';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { columnAt, storageOf } from './storage.ts';

/** Returns the owner columns of a new row; administrators create platform rows. */
export function ownerOf({ scope }: Resource, tenant: string): Readonly<Record<string, string | null>> {
  if (scope === 'tenant') return { tenant_id: tenant };
  return scope === 'either' ? { tenant_uuid: tenant || null } : {};
}

/**
 * Returns the condition of a resource's rows `t`: the tenant's or the platform's, restricted to those visible to the
 * user.
 */
export function ownRows(resource: Resource, tenant: string): RawBuilder<unknown> {
  const own = resource.scope === 'tenant' ? sql`t.tenant_id = ${tenant}` : sql`true`;
  const { open } = resource.visibility ?? {};
  if (!open) return own;
  const { fields } = storageOf(resource);
  const holds = open.map(({ paths, values }) => {
    const texts = paths.map((path) => sql`${sql.ref(`t.${columnAt(fields, path).column}`)}::text`);
    return sql`array[${sql.join(texts)}] && ${values.map(String)}::text[]`;
  });
  return sql`${own} and ${sql.join(holds, sql` and `)}`;
}

/** Returns which of these keys are visible to the user. */
export async function keysOpen(db: Db, resource: Resource, tenant: string, keys: readonly string[]): Promise<string[]> {
  if (!resource.visibility?.open) return [...keys];
  const { table, key } = storageOf(resource);
  const rows = await db.run<{ key: string }>(sql`
    select ${sql.ref(`t.${key}`)}::text as key from ${sql.table(table)} t
    where ${ownRows(resource, tenant)} and ${sql.ref(`t.${key}`)} = any(${keyArray(key, keys)})`);
  const open = new Set(rows.map((row) => row.key));
  return keys.filter((each) => open.has(each.toLowerCase()));
}

/** Returns keys as an array of their type. */
export const keyArray = (key: 'uuid' | 'id', keys: readonly string[]): RawBuilder<unknown> =>
  key === 'uuid' ? sql`${keys}::uuid[]` : sql`${keys}::int[]`;

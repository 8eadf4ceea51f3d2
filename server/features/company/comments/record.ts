import { sql } from 'kysely';
import type { Resource } from '../../../../schemas/resource.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { ownRows } from '../../../engine/resources/rows.ts';
import { columnAt, storageOf } from '../../../engine/resources/storage.ts';

/** A record that people discuss: its resource as the user sees it, and its key. */
export interface Discussed {
  readonly resource: Resource;
  readonly tenant: string;
  readonly record: string;
}

/** Returns the name of a record, if it has one. Throws `not_found` for one that the user may not read. */
export async function requireRecord(db: Db, { resource, tenant, record }: Discussed): Promise<string | null> {
  const { table, fields } = storageOf(resource);
  const { column } = columnAt(fields, resource.label);
  const [row] = await db.run<{ name: string | null }>(sql`
    select ${sql.ref(`t.${column}`)}::text as name from ${sql.table(table)} t
    where ${ownRows(resource, tenant)} and t.uuid = ${record}`);
  if (!row) throw new ApiError('not_found');
  return row.name;
}

import type { Pool } from '../../db/pool.ts';
import { readInAuth } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';

/** Whose document a public hash opens. */
export interface LinkedDocument {
  readonly tenant: { readonly id: string; readonly timeZone: string };
  readonly uuid: string;
}

const find = `
  select l.record_uuid as uuid, t.id, t.time_zone from public_links l join tenants t on t.id = l.tenant_id
  where l.digest = sha256(convert_to($1, 'UTF8')) and ($2::text is null or l.kind = $2)`;

/** Finds the document of a public hash, of one kind or of any. Throws `not_found`. */
export async function followLink(
  pool: Pool,
  hash: string,
  kind: 'individual' | 'recurring' | null,
): Promise<LinkedDocument> {
  const [row] = await readInAuth(pool, (db) =>
    db.query<{ uuid: string; id: string; time_zone: string }>(find, [hash, kind]),
  );
  if (!row) throw new ApiError('not_found');
  return { tenant: { id: row.id, timeZone: row.time_zone }, uuid: row.uuid };
}

import type { Lender } from '../../db/pool.ts';
import { readInAuth, type Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';

/** Whose document a public hash opens. */
export interface LinkedDocument {
  readonly tenant: { readonly id: string; readonly timeZone: string };
  readonly uuid: string;
}

/** What a statement behind a link names its record by, in place of keys that nobody knows yet. */
export const linked = { tenant: 'current_tenant()', uuid: `nullif(current_setting('app.record', true), '')::uuid` };

/** Gives the transaction the tenant and the record of a link. Those of a suspended company open nothing. */
const enter = `
  select l.record_uuid as uuid, t.id, t.time_zone, set_config('app.tenant', t.id::text, true),
    set_config('app.record', l.record_uuid::text, true)
  from public_links l join tenants t on t.id = l.tenant_id and t.suspended_at is null
  where l.digest = sha256(convert_to($1, 'UTF8')) and ($2::text is null or l.kind = $2)`;

/** What follows is asked as any request of that tenant asks it, and may no longer see what signing in needs. */
export const leaveAuth = `select set_config('role', 'none', true)`;

/**
 * Finds the document of a public hash, of one kind or of any, and in the same packet what `read` asks of the record
 * `linked`: nothing, where the hash opens none. Throws `not_found`.
 */
export async function followLink<Read>(
  pool: Lender,
  hash: string,
  kind: string | null,
  read: (db: Db) => Promise<Read>,
): Promise<LinkedDocument & { readonly read: Read }> {
  const [[row], , found] = await readInAuth(pool, (db) =>
    Promise.all([
      db.query<{ uuid: string; id: string; time_zone: string }>(enter, [hash, kind]),
      db.query(leaveAuth),
      read(db),
    ]),
  );
  if (!row) throw new ApiError('not_found');
  return { tenant: { id: row.id, timeZone: row.time_zone }, uuid: row.uuid, read: found };
}

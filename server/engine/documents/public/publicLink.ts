import type { Lender } from '../../../database/pool/pool.ts';
import { readInAuth, type Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Source } from '../engine.ts';
import { contactColumns } from '../drawing/printedFields.ts';

/** The tenant and document of a public hash. */
export interface LinkedDocument {
  readonly tenant: { readonly id: string; readonly timeZone: string };
  readonly uuid: string;
}

/** The SQL expressions for the tenant and record of a link, in statements sent before the keys are known. */
export const linked = { tenant: 'current_tenant()', uuid: `nullif(current_setting('app.record', true), '')::uuid` };

/** SQL: selects from the documents of `source` the one of a link, with the contact and language of its company. */
export const selectLinked = ({ tables, alias, columns }: Source): string => `
  select ${columns}, ${contactColumns(alias)} from ${tables}
  where ${alias}.tenant_id = ${linked.tenant} and ${alias}.uuid = ${linked.uuid}`;

/** Sets the transaction's tenant and record from a link. Expired links and those of a suspended company are not found. */
const enter = `
  select l.record_uuid as uuid, t.id, t.time_zone, set_config('app.tenant', t.id::text, true),
    set_config('app.record', l.record_uuid::text, true)
  from public_links l join tenants t on t.id = l.tenant_id and t.suspended_at is null
  where l.digest = sha256(convert_to($1, 'UTF8')) and ($2::text is null or l.kind = $2)
    and (l.expires_at is null or l.expires_at > moment())`;

/** Later statements run as a request of that tenant, without access to sign-in tables. */
export const leaveAuth = `select set_config('role', 'none', true)`;

/**
 * Returns the document of a public hash, of one kind or any, and the result of `read`, which queries the record
 * `linked` in the same packet. Throws `not_found`.
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

import type { Db } from '../../../database/transaction.ts';
import type { Move } from './moveRows.ts';

// A view that names both keeps both, since undoing the merge could not separate them.
const noteViews = `
  insert into client_merge_rows (tenant_id, merge_uuid, table_name, column_name, row_uuid)
  select $1, $2, 'saved_views', 'state', v.uuid from saved_views v
  where v.tenant_id = $1 and position($3::text in v.state) > 0 and position($4::text in v.state) = 0`;

const renameInViews = `
  update saved_views v set state = replace(v.state, $3::text, $4::text) from client_merge_rows r
  where r.tenant_id = $1 and r.merge_uuid = $2 and r.table_name = 'saved_views'
    and v.tenant_id = $1 and v.uuid = r.row_uuid and position($3::text in v.state) > 0`;

/** Lets the saved views that filter by a client filter by the other one. */
export async function moveViews(db: Db, { tenant, merge, from, to }: Move): Promise<void> {
  await Promise.all([noteViews, renameInViews].map((text) => db.query(text, [tenant, merge, from, to])));
}

/** Lets the views that a merge changed filter by the first client again. */
export const returnViews = (db: Db, { tenant, merge, from, to }: Move): Promise<unknown> =>
  db.query(renameInViews, [tenant, merge, from, to]);

import type { Db } from '../../../database/transaction.ts';
import { clientColumns, type ClientColumn } from './references.ts';

/** A merge, with the client whose rows move and the one that gets them. */
export interface Move {
  readonly tenant: string;
  readonly merge: string;
  readonly from: string;
  readonly to: string;
}

const noteRows = ({ table, column, where = 'true' }: ClientColumn): string => `
  insert into client_merge_rows (tenant_id, merge_uuid, table_name, column_name, row_uuid)
  select $1, $2, '${table}', '${column}', t.uuid from ${table} t
  where t.tenant_id = $1 and t.${column} = $3 and ${where} limit $4`;

const countRows = `
  select count(*)::int as count from client_merge_rows where tenant_id = $1 and merge_uuid = $2`;

// What a document printed stays: of the snapshot only the key changes. The array is read once; a join of rows that were written
// in the same transaction has no statistics, and compares each with each.
const moveRows = ({ table, column, snapshot, where = 'true' }: ClientColumn): string => `
  update ${table} t set ${column} = $4${
    snapshot ? `, ${snapshot} = jsonb_set(t.${snapshot}, '{uuid}', to_jsonb($4::uuid))` : ''
  }
  where t.tenant_id = $1 and t.${column} = $3 and ${where} and t.uuid = any(array(
    select r.row_uuid from client_merge_rows r
    where r.tenant_id = $1 and r.merge_uuid = $2 and r.table_name = '${table}' and r.column_name = '${column}'))`;

/** Notes which rows name a client, at most `most` of each column, and returns how many. */
export async function noteMoves(db: Db, { tenant, merge, from }: Move, most: number): Promise<number> {
  const noting = clientColumns.map((each) => db.query(noteRows(each), [tenant, merge, from, most]));
  const [[counted]] = await Promise.all([db.query<{ count: number }>(countRows, [tenant, merge]), ...noting]);
  return counted?.count ?? 0;
}

/** Moves the noted rows that still name the one client to the other, each column by a call of its own. */
export async function moveNoted(db: Db, { tenant, merge, from, to }: Move): Promise<void> {
  for (const each of clientColumns) {
    // oxlint-disable-next-line no-await-in-loop -- the time of a call is limited
    await db.query(moveRows(each), [tenant, merge, from, to]);
  }
}

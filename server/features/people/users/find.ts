import type { Db } from '../../../database/transaction.ts';
import { listRecords } from '../../../engine/planner/list.ts';
import { listAmong } from '../../../engine/lists/listAmong.ts';
import type { FindFile } from '../../../engine/resources/finder.ts';

/** The parameter that filters users by reference. */
const reference = {
  type: 'string',
  maxLength: 200,
  pattern: '^[a-z]+/[A-Za-z0-9-]+$',
  description: 'Only people with this reference, as `tenant/acme`.',
} as const;

export const parameters: FindFile['parameters'] = { reference };

const holders = 'select user_uuid as uuid from user_references where kind = $1 and value = $2';

/** Lists users, optionally those with a reference. */
export const find: FindFile['find'] = async (db, reader, query, visible) => {
  const held = query.further['reference'];
  if (typeof held !== 'string') return listRecords(db, visible, reader, query);
  return listAmong(db, visible, reader, query, await keysHaving(db, held));
};

async function keysHaving(db: Db, held: string): Promise<string[]> {
  const [kind, value] = held.split('/');
  const rows = await db.query<{ uuid: string }>(holders, [kind, value]);
  return rows.map(({ uuid }) => uuid);
}

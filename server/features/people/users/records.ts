import users from '../../../../schemas/resources/people/users.ts';
import { asAuth } from '../../../database/asAuth.ts';
import type { Keyed, RecordsFile } from '../../../engine/commands/commandFile.ts';
import { readRecord } from '../../../engine/resources/read.ts';

/** Locked with the sign-in role in one order: operators have no rights on accounts. */
const lockThem = 'select uuid from users where uuid = any ($1::uuid[]) order by uuid for update';

export const read: RecordsFile['read'] = (db, { tenant }, key) => readRecord(db, users, tenant.id, key);

export const lock: RecordsFile['lock'] = async (db, scope, keys) => {
  const rows = await asAuth(db, (auth) => auth.query<{ uuid: string }>(lockThem, [keys]));
  const found = await Promise.all(rows.map(({ uuid }) => read(db, scope, uuid)));
  return found.map((one, index) => ({ ...one, key: rows[index]?.uuid ?? '', row: one.record as Keyed }));
};

import { asAuth } from '../../../database/asAuth.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Apply, Became } from '../../../engine/commands/commandFile.ts';
import { letGo, type Found } from '../partners/toggle.ts';
import { actingFor } from './actor.ts';
import type { MemberRow } from './records.ts';

const find = `select uuid, name, email, language, true as has_access from users where uuid = any ($1::uuid[]) order by uuid`;

/** Removes people from the company with a mail; the last owner stays (`last_owner`). Other companies are unaffected. */
export const leave: Apply<MemberRow> = async (db, scope, rows) => {
  const acting = await actingFor(db, scope);
  await asAuth(db, async (auth) => {
    for (const found of await findAccounts(auth, rows)) await letGo(auth, acting, found);
  });
  return [];
};

const findAccounts = (auth: Db, rows: readonly MemberRow[]): Promise<Found[]> =>
  auth.query<Found>(find, [rows.map(({ uuid }) => uuid)]);

/** Removed people are no longer listed, so the last state is returned. */
export const left: Became<MemberRow> = async (_scope, { version, ...row }) => ({
  record: { ...row, status: 'inactive' },
  version,
});

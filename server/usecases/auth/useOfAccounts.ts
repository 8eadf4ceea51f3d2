import type { Db } from '../../db/transaction.ts';

const deactivate = `
  with users as (update users set active = false where uuid = any($1::uuid[]) and active returning uuid)
  update sessions s set ended_at = moment(), ended_because = 'access_changed'
  from users u where s.user_uuid = u.uuid and s.ended_at is null`;

const reactivate = 'update users set active = true where uuid = any($1::uuid[]) and not active';

/** Takes the use of these accounts from their people, whose sessions end; they keep what they may do. */
export const deactivateAccounts = async (db: Db, users: readonly string[]): Promise<void> => {
  await db.query(deactivate, [users]);
};

/** Gives it back to them: they sign in as before. */
export const reactivateAccounts = async (db: Db, users: readonly string[]): Promise<void> => {
  await db.query(reactivate, [users]);
};

/** Whether whoever acts in this transaction may still sign in: somebody may have taken that from them meanwhile. */
export async function isActorActive(db: Db): Promise<boolean> {
  const rows = await db.query('select from users where uuid = current_user_uuid() and active');
  return rows.length > 0;
}

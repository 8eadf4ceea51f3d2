import type { Db } from '../../../database/transaction.ts';

const deactivate = `
  with users as (update users set active = false where uuid = any($1::uuid[]) and active returning uuid)
  update sessions s set ended_at = moment(), ended_because = 'access_changed'
  from users u where s.user_uuid = u.uuid and s.ended_at is null`;

const reactivate = 'update users set active = true where uuid = any($1::uuid[]) and not active';

/** Deactivates accounts and ends their sessions; their rights stay. */
export const deactivateAccounts = async (db: Db, users: readonly string[]): Promise<void> => {
  await db.query(deactivate, [users]);
};

/** Reactivates accounts. */
export const reactivateAccounts = async (db: Db, users: readonly string[]): Promise<void> => {
  await db.query(reactivate, [users]);
};

/** Returns whether the transaction's actor may still sign in. */
export async function isActorActive(db: Db): Promise<boolean> {
  const rows = await db.query('select from users where uuid = current_user_uuid() and active');
  return rows.length > 0;
}

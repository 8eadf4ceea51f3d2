import type { Db } from '../../../database/transaction.ts';

const withdraw = `
  update account_invitations set withdrawn_at = $2
  where uuid = any ($1::uuid[]) and accepted_at is null and withdrawn_at is null`;

/** Withdraws open invitations by key. Within `inAuth` or `asAuth`. */
export async function withdrawInvitations(db: Db, keys: readonly string[], now: Date): Promise<void> {
  await db.query(withdraw, [keys, now.toISOString()]);
}

import type { Db } from '../../database/transaction.ts';
import { newToken, tokenHash } from './tokens.ts';

/** The lifetime of a link in milliseconds (design §4). */
const lifetime = 24 * 60 * 60 * 1000;

/** Serializes the starts of several servers. */
const lock = "select pg_advisory_xact_lock(hashtext('ultramar first admin'))";

/** Creates a new link's token and replaces earlier ones; undefined once there is a user. */
export async function renewLink(db: Db, now: Date): Promise<string | undefined> {
  const token = newToken();
  await db.query(lock);
  const renewed = await db.query(
    `insert into first_admin_link (token_hash, expires_at) select $1, $2 where not exists (select from users)
     on conflict (is_newest) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at
     returning expires_at`,
    [tokenHash(token), new Date(now.getTime() + lifetime).toISOString()],
  );
  return renewed.length > 0 ? token : undefined;
}

/** Returns the expiry of a valid link; undefined if invalid. */
export async function linkExpiry(db: Db, token: string, now: Date): Promise<string | undefined> {
  const [link] = await db.query<{ expires_at: string }>(
    `select expires_at from first_admin_link
     where token_hash = $1 and expires_at > $2 and not exists (select from users)`,
    [tokenHash(token), now.toISOString()],
  );
  return link?.expires_at;
}

/** Uses a link; returns whether it was valid. Of concurrent uses one succeeds. */
export async function spendLink(db: Db, token: string, now: Date): Promise<boolean> {
  await db.query(lock);
  const used = await db.query(
    `delete from first_admin_link
     where token_hash = $1 and expires_at > $2 and not exists (select from users) returning is_newest`,
    [tokenHash(token), now.toISOString()],
  );
  return used.length > 0;
}

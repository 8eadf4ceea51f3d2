import type { Pool } from '../../database/pool/pool.ts';
import { atOnceInAuth, type Db } from '../../database/transaction.ts';
import { newToken, tokenHash } from './tokens.ts';

const minute = 60 * 1000;

/** Lifetimes of links in milliseconds. */
const lifetimes = { reset: 30 * minute, email: 24 * 60 * minute } as const;

export type LinkPurpose = keyof typeof lifetimes;

/** A link with its owner and state. */
export interface OneTimeLink {
  readonly purpose: LinkPurpose;
  readonly user: string;
  readonly name: string;
  /** The address of the account. */
  readonly account: string;
  /** The new address, if the link confirms one. */
  readonly email: string | null;
  readonly expires_at: string;
  readonly used_at: string | null;
}

/** A link to create. */
interface NewLink {
  readonly purpose: LinkPurpose;
  readonly user: string;
  readonly email?: string;
  /** Whether its owner asks for it: from a known device, or signed in. */
  readonly isKnown: boolean;
  readonly now: Date;
}

// A stranger's link leaves its owner's valid; both arrive at the owner's address.
const withdraw = `
  delete from one_time_links where user_uuid = $1 and purpose = $2 and used_at is null and ($3 or not is_known)`;

const insert = `
  insert into one_time_links (token_hash, purpose, user_uuid, email, is_known, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** Creates a link and replaces earlier ones for the same purpose; returns its token, which is not stored. */
export async function makeLink(
  db: Db,
  { purpose, user, email, isKnown, now }: NewLink,
): Promise<{ token: string; expires: string }> {
  const token = newToken();
  const expires = new Date(now.getTime() + lifetimes[purpose]).toISOString();
  await Promise.all([
    db.query(withdraw, [user, purpose, isKnown]),
    db.query(insert, [tokenHash(token), purpose, user, email ?? null, isKnown, now.toISOString(), expires]),
  ]);
  return { token, expires };
}

/** Finds the link of a token, valid or not; undefined if there is none or its owner may not sign in. */
export async function findLink(db: Db, token: string): Promise<OneTimeLink | undefined> {
  const [link] = await db.query<OneTimeLink>(
    `select l.purpose, l.user_uuid as "user", u.name, u.email as account, l.email, l.expires_at, l.used_at
     from one_time_links l join users u on u.uuid = l.user_uuid where l.token_hash = $1 and u.active`,
    [tokenHash(token)],
  );
  return link;
}

/** Uses a link and withdraws the owner's others; returns whether it was valid. Of concurrent uses one succeeds. */
export async function spendLink(db: Db, token: string, now: Date): Promise<boolean> {
  const used = await db.query(
    `with used as (
       update one_time_links set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 returning user_uuid),
     others as (
       delete from one_time_links l using used u where l.user_uuid = u.user_uuid and l.used_at is null and l.token_hash <> $1)
     select from used`,
    [tokenHash(token), now.toISOString()],
  );
  return used.length > 0;
}

/** How long an expired link is kept, in milliseconds, so that its page can explain. */
const remembered = 30 * 24 * 60 * minute;

/** Deletes long-expired links, at most `most` at a time; returns their number. */
export async function clearOldLinks(pool: Pool, now: Date, most: number): Promise<number> {
  const before = new Date(now.getTime() - remembered).toISOString();
  const gone = await atOnceInAuth(pool, (db) =>
    db.query(
      `delete from one_time_links where uuid in
         (select uuid from one_time_links where expires_at <= $1 order by expires_at limit $2 for update skip locked)
       returning 1`,
      [before, most],
    ),
  );
  return gone.length;
}

import type { Pool } from '../../database/pool/pool.ts';
import { atOnceInAuth, type Db } from '../../database/transaction.ts';
import { newToken, tokenHash } from '../links/tokens.ts';
import { unknownVisit, type Visit } from './visit.ts';

/** Milliseconds of inactivity after which a browser must sign in again. */
const refreshLifetime = 30 * 24 * 60 * 60 * 1000;

/** The lifetime of a refresh token in seconds. */
export const refreshSeconds = refreshLifetime / 1000;

/** A session with the refresh token that continues it. */
export interface Continuation {
  readonly session: string;
  readonly refreshToken: string;
}

/** The next token, or the session that was ended because of reuse. */
export type Rotation = Continuation | 'in_flight' | { readonly ended: string | undefined };

const expiry = (now: Date): string => new Date(now.getTime() + refreshLifetime).toISOString();

/** Starts a session and deletes the user's expired ones. */
export async function startSession(
  db: Db,
  user: string,
  now: Date,
  visit: Visit = unknownVisit,
): Promise<Continuation> {
  const refreshToken = newToken();
  await db.query(
    `delete from refresh_tokens t using sessions s
     where s.uuid = t.session_uuid and s.user_uuid = $1 and t.expires_at <= $2`,
    [user, now.toISOString()],
  );
  const [row] = await db.query<{ session: string }>(
    `with opened as (
       insert into sessions (user_uuid, browser, system, address, language, created_at) values ($1, $4, $5, $6, $7, $8)
       returning uuid)
     insert into refresh_tokens (hash, session_uuid, expires_at, created_at) select $2, uuid, $3, $8 from opened
     returning session_uuid as session`,
    [
      user,
      tokenHash(refreshToken),
      expiry(now),
      visit.browser,
      visit.system,
      visit.address,
      visit.language,
      now.toISOString(),
    ],
  );
  if (!row) throw new Error('The session was not stored');
  return { session: row.session, refreshToken };
}

/**
 * Exchanges a refresh token for the next. Of concurrent uses one succeeds. A use whose transaction began before the
 * winner's is `in_flight` (two tabs of a browser); a later one is reuse and ends the session, because the token was
 * stolen.
 */
export async function rotate(db: Db, token: string, now: Date): Promise<Rotation> {
  const hash = tokenHash(token);
  const refreshToken = newToken();
  // One packet, so that an unknown token is cheap.
  const [[next], [used]] = await Promise.all([
    db.query<{ session: string }>(use, [hash, now.toISOString(), tokenHash(refreshToken), expiry(now)]),
    db.query<{ session: string; later: boolean }>(findUsed, [hash]),
  ]);
  if (next) return { session: next.session, refreshToken };
  if (!used) return { ended: undefined };
  if (!used.later) return 'in_flight';
  await endSession(db, used.session, 'token_reused');
  return { ended: used.session };
}

const use = `
  with used as (
    update refresh_tokens t set used_at = clock_timestamp()
    from sessions s join users u on u.uuid = s.user_uuid
    where t.hash = $1 and t.used_at is null and t.expires_at > $2
      and s.uuid = t.session_uuid and s.ended_at is null and u.active
    returning t.session_uuid)
  insert into refresh_tokens (hash, session_uuid, expires_at, created_at) select $3, session_uuid, $4, $2 from used
  returning session_uuid as session`;

const findUsed = `
  select session_uuid as session, used_at < now() as later
  from refresh_tokens where hash = $1 and used_at is not null`;

/** Reverts an exchange whose answer was not sent; otherwise the browser would return with a used token. */
export async function takeBack(db: Db, token: string, undelivered: string): Promise<void> {
  await db.query(
    `with withdrawn as (delete from refresh_tokens where hash = $2 and used_at is null returning session_uuid)
     update refresh_tokens t set used_at = null from withdrawn w where t.hash = $1 and t.session_uuid = w.session_uuid`,
    [tokenHash(token), tokenHash(undelivered)],
  );
}

/** Ends a session and invalidates its tokens. */
export async function endSession(db: Db, session: string, because: 'signed_out' | 'token_reused'): Promise<void> {
  await db.query('update sessions set ended_at = now(), ended_because = $2 where uuid = $1 and ended_at is null', [
    session,
    because,
  ]);
}

/** Which sessions of a user end, and why. */
export interface Ending {
  readonly user: string;
  readonly because: 'password_changed' | 'password_reset' | 'ended_elsewhere';
  /** The session to keep. */
  readonly but?: string;
  /** The only session to end; all by default. */
  readonly only?: string;
}

/** Ends sessions of a user; returns them. */
export async function endSessions(db: Db, { user, because, but, only }: Ending): Promise<string[]> {
  const ended = await db.query<{ uuid: string }>(
    `update sessions set ended_at = now(), ended_because = $2
     where user_uuid = $1 and ended_at is null and ($3::uuid is null or uuid <> $3) and ($4::uuid is null or uuid = $4)
     returning uuid`,
    [user, because, but ?? null, only ?? null],
  );
  return ended.map(({ uuid }) => uuid);
}

/** Returns the session of a refresh token, valid or not. */
export async function sessionOfRefreshToken(db: Db, token: string): Promise<string | undefined> {
  const [row] = await db.query<{ session: string }>(
    'select session_uuid as session from refresh_tokens where hash = $1',
    [tokenHash(token)],
  );
  return row?.session;
}

/** Deletes expired refresh tokens of all users, at most `most` at a time; returns their number. */
export async function clearExpiredTokens(pool: Pool, now: Date, most: number): Promise<number> {
  const gone = await atOnceInAuth(pool, (db) =>
    db.query(
      `delete from refresh_tokens where hash in
         (select hash from refresh_tokens where expires_at <= $1 order by expires_at limit $2 for update skip locked)
       returning 1`,
      [now.toISOString(), most],
    ),
  );
  return gone.length;
}

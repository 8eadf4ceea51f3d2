import { actorText } from '../../../identity/actor.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { linkExpiry, renewLink, spendLink } from '../../../identity/links/firstAdminLink.ts';
import type { Guess, Guessing } from '../../../identity/guesses/guessLimits.ts';
import { passwordIssues } from '../../../identity/passwords/passwordRules.ts';
import { hashPassword } from '../../../identity/passwords/passwords.ts';
import { startSession, type Continuation } from '../../../identity/sessions/sessions.ts';
import type { Visit } from '../../../identity/sessions/visit.ts';
import { inAuth, readInAuth, type Db } from '../../../database/transaction.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';

export interface FirstAdmin {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const insertAdmin = `
  insert into users (name, email, type, password_hash, date_email_verified) values ($1, $2, 'ADMIN', $3, $4)
  returning uuid`;

/**
 * Creates the first administrator with a session. Throws `validation` for a weak password, `first_admin_link_invalid`
 * for an unknown, replaced, expired or used link, `too_many_requests` and `busy`.
 */
export async function createFirstAdmin(
  { pool, guessing, now, visit }: { pool: Pool; guessing: Guessing; now: Date; visit: Visit },
  { token, name, email, password }: FirstAdmin,
  guess: Guess,
): Promise<Continuation> {
  const errors = await passwordIssues(password, { name, email });
  requireNone(errors);
  return guessing.try(guess, async () => {
    await checkFirstAdminLink(pool, token, now);
    // Hashing takes tens of milliseconds: only for a valid link, and without a connection.
    const hash = await hashPassword(password);
    return inAuth(pool, { actor: actorText({ name, email }) }, async (db) => {
      if (!(await spendLink(db, token, now))) throw new ApiError('first_admin_link_invalid');
      return startSession(db, await addAdmin(db, [name, email, hash, now.toISOString()]), now, visit);
    });
  });
}

async function addAdmin(db: Db, values: readonly string[]): Promise<string> {
  const [user] = await db.query<{ uuid: string }>(insertAdmin, values);
  if (!user) throw new Error('The user was not stored');
  return user.uuid;
}

/** Returns the expiry of a token's link. Throws `first_admin_link_invalid`. */
export async function checkFirstAdminLink(pool: Pool, token: string, now: Date): Promise<string> {
  const expiry = await readInAuth(pool, (db) => linkExpiry(db, token, now));
  if (expiry === undefined) throw new ApiError('first_admin_link_invalid');
  return expiry;
}

/**
 * Creates a one-time link for the first administrator (design §4), unless there is a user, and passes its token to
 * `announce` while other servers wait, so that the last printed link is valid.
 */
export function offerFirstAdmin(pool: Pool, now: Date, announce: (token: string) => void): Promise<void> {
  return inAuth(pool, {}, async (db) => {
    const token = await renewLink(db, now);
    if (token !== undefined) announce(token);
  });
}

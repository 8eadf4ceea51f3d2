import type { Pool } from 'pg';
import { verifyPassword } from '../../auth/passwords.ts';
import { startSession, type Continuation } from '../../auth/sessions.ts';
import type { SignInLimiter } from '../../auth/signInLimiter.ts';
import { onPlatform, readOnPlatform } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface User {
  uuid: string;
  password_hash: string | null;
}

/**
 * Opens a session for an e-mail and its password. Throws `invalid_credentials`,
 * the same and as late for an unknown user, and `too_many_requests`.
 */
export async function signIn(
  { pool, limiter, now }: { pool: Pool; limiter: SignInLimiter; now: Date },
  { email, password }: Credentials,
  address: string,
): Promise<Continuation> {
  await limiter.attempt(email, address);
  const [user] = await readOnPlatform(pool, (db) =>
    db.query<User>('select uuid, password_hash from users where lower(email) = lower($1) and active', [email]),
  );
  // The verification costs tens of milliseconds: it does not hold a connection.
  const matches = await verifyPassword(password, user?.password_hash);
  if (!user || !matches) throw new ApiError('invalid_credentials');
  await limiter.succeeded(email, address);
  return onPlatform(pool, {}, (db) => startSession(db, user.uuid, now));
}

import { normalEmail } from '../../auth/accountName.ts';
import { actorText } from '../../auth/actor.ts';
import type { Guess, Guessing } from '../../auth/guessing.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import { startSession, type Continuation } from '../../auth/sessions.ts';
import type { Pool } from '../../db/pool.ts';
import { inAuth, readInAuth } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface User {
  uuid: string;
  name: string;
  email: string;
  password_hash: string | null;
}

/**
 * Opens a session for an e-mail and its password. Throws `invalid_credentials`,
 * the same and as late for an unknown user, `too_many_requests` and `busy`.
 */
export async function signIn(
  { pool, guessing, now }: { pool: Pool; guessing: Guessing; now: Date },
  { email, password }: Credentials,
  guess: Guess,
): Promise<Continuation> {
  const user = await guessing.try(guess, async () => {
    const [found] = await readInAuth(pool, (db) =>
      db.query<User>('select uuid, name, email, password_hash from users where lower(email) = $1 and active', [
        normalEmail(email),
      ]),
    );
    const matches = await verifyPassword(password, found?.password_hash);
    if (!found || !matches) throw new ApiError('invalid_credentials');
    return found;
  });
  return inAuth(pool, { actor: actorText(user) }, (db) => startSession(db, user.uuid, now));
}

import { normalEmail } from '../../../identity/accountName.ts';
import { actorText } from '../../../identity/actor.ts';
import type { Guess, Guessing } from '../../../identity/guesses/guessLimits.ts';
import { verifyPassword } from '../../../identity/passwords/passwords.ts';
import { startSession, type Continuation } from '../../../identity/sessions/sessions.ts';
import type { Visit } from '../../../identity/sessions/visit.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth, readInAuth } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Language } from '../../../base/i18n.ts';
import { mailNewDevice, type SigningIn } from './newDevice.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface User extends SigningIn {
  readonly password_hash: string | null;
  readonly is_suspended: boolean;
}

interface Services {
  readonly pool: Pool;
  readonly guessing: Guessing;
  readonly site: string;
  readonly now: Date;
}

/** The origin and language of a sign-in. */
interface Arrival {
  readonly visit: Visit;
  readonly language: Language;
  /** Whether the browser has signed in to the account before. */
  readonly isKnown: boolean;
}

/** Users whose companies are all suspended cannot sign in; accountants can and see them. */
const find = `
  select u.uuid, u.name, u.email, u.type, u.language, u.password_hash,
    u.type in ('COMPANY', 'CUSTOMER') and (select coalesce(bool_and(t.suspended_at is not null), false)
     from user_references r join tenants t on t.slug = r.value
     where r.user_uuid = u.uuid and r.kind = 'tenant') as is_suspended
  from users u where lower(u.email) = $1 and u.active`;

/**
 * Opens a session by e-mail and password, and notifies the owner of an unknown browser. Throws `invalid_credentials`,
 * equally and as late for unknown users, `tenant_suspended` after a correct password, `too_many_requests` and `busy`.
 */
export async function signIn(
  { pool, guessing, site, now }: Services,
  { email, password }: Credentials,
  guess: Guess,
  { visit, language, isKnown }: Arrival,
): Promise<Continuation> {
  const user = await guessing.try(guess, async () => {
    const [found] = await readInAuth(pool, (db) => db.query<User>(find, [normalEmail(email)]));
    const matches = await verifyPassword(password, found?.password_hash);
    if (!found || !matches) throw new ApiError('invalid_credentials');
    return found;
  });
  if (user.is_suspended) throw new ApiError('tenant_suspended');
  return inAuth(pool, { actor: actorText(user) }, async (db) => {
    if (!isKnown) await mailNewDevice(db, user, { visit, site, now, language });
    return startSession(db, user.uuid, now, visit);
  });
}

import { readPhone } from '../../../../domain/kinds/phone.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Theme } from '../../../../domain/themes.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import { actorText, type Identity } from '../../../identity/actor.ts';
import type { Guess, Guessing } from '../../../identity/guesses/guessLimits.ts';
import { endSessions } from '../../../identity/sessions/sessions.ts';
import type { SessionStore } from '../../../identity/sessions/sessionStore.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth, type Db } from '../../../database/transaction.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import { newPasswordHash, type NewPassword } from './newPassword.ts';

/** The user's own account data. */
export interface UserProfile {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly language?: Language;
  readonly theme?: Theme;
  readonly single_keys?: boolean;
}

/** A change of it: absent values stay, an empty phone number is removed. */
export interface ProfileChange {
  readonly name?: string;
  readonly phone?: string;
  readonly language?: Language;
  readonly theme?: Theme;
  readonly single_keys?: boolean;
  readonly current_password?: string;
  readonly password?: string;
}

interface Stored {
  readonly profile: UserProfile;
  readonly version: number;
}

const profileOf = `jsonb_strip_nulls(jsonb_build_object('uuid', uuid, 'name', name, 'email', email, 'phone', phone,
  'language', language, 'theme', theme, 'single_keys', single_keys)) as profile, version`;

/** Reads the user's own profile with its version. */
export async function readProfile(db: Db, user: string): Promise<Stored> {
  const [found] = await db.query<Stored>(`select ${profileOf} from users where uuid = $1`, [user]);
  if (!found) throw new ApiError('session_ended');
  return found;
}

interface Services {
  readonly pool: Pool;
  readonly guessing: Guessing;
  readonly sessions: SessionStore;
  readonly now: Date;
}

/** The changed profile, and the number of ended sessions. */
export interface Changed extends Stored {
  readonly ended: number;
}

/**
 * Changes the user's own profile. A new password requires the current one, which counts as a guess, and ends other
 * sessions. Throws `validation`, `stale` by `requireVersion`, `conflict` for a concurrent change of password,
 * `too_many_requests` and `busy`.
 */
export async function changeProfile(
  { pool, guessing, sessions, now }: Services,
  { session, actor }: Pick<Identity, 'session' | 'actor'>,
  change: ProfileChange,
  guess: () => Promise<Guess>,
  requireVersion: (version: number) => void,
): Promise<Changed> {
  requireNone(issuesIn(change));
  const secret = await newPasswordHash({ pool, guessing, guess }, { ...actor, ...change });
  const changed = await inAuth(pool, { user: actor.uuid, actor: actorText(actor) }, async (db) => {
    await requireCurrent(db, actor.uuid, requireVersion);
    const stored = await store(db, actor.uuid, change, secret, now);
    const ending = { user: actor.uuid, because: 'password_changed', but: session } as const;
    return { ...stored, ended: secret ? await endSessions(db, ending) : [] };
  });
  for (const known of [session, ...changed.ended]) sessions.forget(known);
  return { ...changed, ended: changed.ended.length };
}

function issuesIn({ phone, password, current_password }: ProfileChange): Issue[] {
  const issues: Issue[] = [];
  if (phone && readPhone(phone) !== phone) issues.push({ path: 'phone', key: 'validation.format.phone' });
  if (password !== undefined && current_password === undefined)
    issues.push({ path: 'current_password', key: 'validation.required' });
  if (password === undefined && current_password !== undefined)
    issues.push({ path: 'password', key: 'validation.required' });
  return issues;
}

async function requireCurrent(db: Db, user: string, requireVersion: (version: number) => void): Promise<void> {
  const [row] = await db.query<{ version: number }>('select version from users where uuid = $1 and active for update', [
    user,
  ]);
  if (!row) throw new ApiError('session_ended');
  requireVersion(row.version);
}

const update = `
  update users set
    name = coalesce($2, name), phone = nullif(coalesce($3, phone), ''),
    language = coalesce($4, language), theme = coalesce($5, theme),
    single_keys = coalesce($6, single_keys), password_hash = coalesce($7, password_hash),
    password_changed_at = case when $7 is null then password_changed_at else $9::timestamptz end
  where uuid = $1 and ($8::text is null or password_hash = $8)
  returning ${profileOf}`;

/** Of concurrent password changes one wins: the other verified an outdated password. */
async function store(
  db: Db,
  user: string,
  { name, phone, language, theme, single_keys: keys }: ProfileChange,
  secret: NewPassword | undefined,
  now: Date,
): Promise<Stored> {
  const values = [name, phone, language, theme, keys, secret?.hash, secret?.before].map((value) => value ?? null);
  const [stored] = await db.query<Stored>(update, [user, ...values, now.toISOString()]);
  if (!stored) throw new ApiError('conflict');
  return stored;
}

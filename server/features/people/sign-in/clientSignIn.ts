import type { Guess, Guessing } from '../../../identity/guesses/guessLimits.ts';
import { tokenHash } from '../../../identity/links/tokens.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth, readInAuth, type Db } from '../../../database/transaction.ts';
import { permissionsIn } from '../../../identity/clientScope.ts';
import { ApiError } from '../../../base/errors.ts';

/** The credentials of a client, and the requested scope; its whole scope by default. */
export interface ClientCredentials {
  readonly client_id: string;
  readonly client_secret: string;
  readonly scope?: string;
}

/** The session of its access token. */
export interface ClientSession {
  readonly session: string;
  readonly scopes: readonly string[];
}

interface Found {
  readonly secret: string;
  readonly owner: string;
  readonly scope: string;
}

const find = `
  select s.uuid as secret, c.owner_uuid as owner, c.scope
  from client_secrets s join clients c on c.uuid = s.client_uuid join users u on u.uuid = c.owner_uuid
  where s.hash = $1 and c.uuid = $2 and c.status = 'active' and u.active`;

/**
 * Signs a client in by its secret. Throws `invalid_client` for any error in them, `validation` at `scope` beyond
 * the client's scope, `too_many_requests` and `busy`.
 */
export async function signClientIn(
  { pool, guessing, now }: { pool: Pool; guessing: Guessing; now: Date },
  { client_id: client, client_secret: secret, scope }: ClientCredentials,
  guess: Guess,
): Promise<ClientSession> {
  const found = await guessing.try(guess, async () => {
    const [row] = await readInAuth(pool, (db) => db.query<Found>(find, [tokenHash(secret), client]));
    if (!row) throw new ApiError('invalid_client');
    return row;
  });
  const scopes = scopesOf(permissionsIn(found.scope), scope);
  return { scopes, session: await inAuth(pool, { user: found.owner }, (db) => sessionFor(db, found, scopes, now)) };
}

function scopesOf(given: readonly string[], requested: string | undefined): readonly string[] {
  const names = permissionsIn(requested ?? '');
  if (names.length === 0) return given;
  if (names.every((name) => given.includes(name))) return names;
  throw new ApiError('validation', { errors: [{ path: 'scope', key: 'validation.scopeNotGiven' }] });
}

const insert = `
  insert into sessions (user_uuid, secret_uuid, scopes, created_at) values ($1, $2, $3, $4)
  on conflict (secret_uuid, scopes) where secret_uuid is not null and ended_at is null do update set scopes = excluded.scopes
  returning uuid`;

/** The interval in minutes of recording a secret's use. */
const notedEvery = 5;

const note = `
  update client_secrets set last_used_at = $2
  where uuid = $1 and (last_used_at is null or last_used_at < $2::timestamptz - make_interval(mins => ${notedEvery}))`;

async function sessionFor(db: Db, { secret, owner }: Found, scopes: readonly string[], now: Date): Promise<string> {
  const at = now.toISOString();
  const [[session]] = await Promise.all([
    db.query<{ uuid: string }>(insert, [owner, secret, scopes, at]),
    db.query(note, [secret, at]),
  ]);
  if (!session) throw new Error('The session was not stored');
  return session.uuid;
}

import { actorText, type Identity } from '../../../identity/actor.ts';
import { endSessions } from '../../../identity/sessions/sessions.ts';
import type { SessionStore } from '../../../identity/sessions/sessionStore.ts';
import { deviceText } from '../../../identity/sessions/visit.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth, readInAuth } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';

/** A session as its owner sees it. */
export interface OwnSession {
  readonly uuid: string;
  readonly device?: string;
  readonly address?: string;
  readonly language?: string;
  readonly created_at: string;
  /** When the browser last renewed its access, within ten minutes of its last use. */
  readonly last_used_at: string;
  readonly is_current: boolean;
}

interface Row {
  readonly uuid: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string | null;
  readonly language: string | null;
  readonly created_at: string;
  readonly last_used_at: string;
}

/** Sessions that can be continued, most recently used first. */
const find = `
  select s.uuid, s.browser, s.system, s.address, s.language, s.created_at, t.created_at as last_used_at
  from sessions s join refresh_tokens t on t.session_uuid = s.uuid
  where s.user_uuid = $1 and s.ended_at is null and t.used_at is null and t.expires_at > $2
  order by last_used_at desc, s.uuid desc limit 100`;

/** Returns the user's open sessions, at most a hundred, most recently used first. */
export async function ownSessions(pool: Pool, { session, actor }: Identity, now: Date): Promise<OwnSession[]> {
  const rows = await readInAuth(pool, (db) => db.query<Row>(find, [actor.uuid, now.toISOString()]));
  return rows.map((row) => ownSessionOf(session, row));
}

function ownSessionOf(current: string, { browser, system, address, language, ...row }: Row): OwnSession {
  const device = deviceText({ browser, system });
  const known = { ...(device && { device }), ...(address && { address }), ...(language && { language }) };
  return { ...row, ...known, is_current: row.uuid === current };
}

interface Services {
  readonly pool: Pool;
  readonly sessions: SessionStore;
}

/** Ends one session of the user. Throws `not_found` if it is not theirs or has ended. */
export async function endOwnSession(services: Services, identity: Identity, only: string): Promise<void> {
  const ended = await end(services, identity, { only });
  if (ended === 0) throw new ApiError('not_found');
}

/** Ends all other sessions of the user; returns their number. */
export const endOtherSessions = (services: Services, identity: Identity): Promise<number> =>
  end(services, identity, { but: identity.session });

async function end(
  { pool, sessions }: Services,
  { actor }: Identity,
  which: { only: string } | { but: string },
): Promise<number> {
  const ended = await inAuth(pool, { user: actor.uuid, actor: actorText(actor) }, (db) =>
    endSessions(db, { user: actor.uuid, because: 'ended_elsewhere', ...which }),
  );
  for (const session of ended) sessions.forget(session);
  return ended.length;
}

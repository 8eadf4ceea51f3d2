import type { Rights } from '../../../domain/access/effective.ts';
import type { Pool } from '../../database/pool/pool.ts';
import type { UserType } from '../../../schemas/resource.ts';
import { readInAuth } from '../../database/transaction.ts';
import type { Choices, Identity, Tenant } from '../actor.ts';
import { listenForChangedRights, type ChangedRights } from './changedRights.ts';

/**
 * How long a session is cached. Notifications (`changedRights.ts`) make changes effective on the next request in every
 * process; without them the cache expires quickly.
 */
const trustMilliseconds = { listening: 5_000, notListening: 500 };
const capacity = 10_000;

/** Sessions by uuid, cached so that most requests need no query. */
export interface SessionStore {
  /** Returns the live session; undefined if it ended or its user may not sign in. */
  find(session: string): Promise<Identity | undefined>;
  /** Returns a cached session; undefined for any other. */
  known(session: string): Identity | undefined;
  /** Drops one session that this process changed, so that others stay cached. */
  forget(session: string): void;
  /** Whether notifications arrive. */
  isListening(): boolean;
  /** Waits until all earlier changes have taken effect. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** The sessions of a database; `monotonic` is a clock in milliseconds that never goes back. */
export function sessionStore(pool: Pool, monotonic: () => number = () => performance.now()): SessionStore {
  const believed = new Map<string, Believed>();
  let changes: ChangedRights | undefined;
  function forgetUser(user: string | undefined): void {
    for (const [session, { found }] of believed) {
      // A running look-up may be for this user and may have read old data.
      if (user === undefined || !found || found.actor.uuid === user) believed.delete(session);
    }
  }
  function believedOf(session: string): Believed | undefined {
    const found = believed.get(session);
    return found && found.until > monotonic() ? found : undefined;
  }
  return {
    find(session) {
      const known = believedOf(session);
      if (known) return known.identity;
      if (believed.size >= capacity) believed.clear();
      changes ??= listenForChangedRights(pool, forgetUser);
      const trusted = changes.isListening ? trustMilliseconds.listening : trustMilliseconds.notListening;
      const identity = loadIdentity(pool, session);
      const fresh: Believed = { until: monotonic() + trusted, identity, found: undefined };
      believed.set(session, fresh);
      identity.then(
        (found) => (fresh.found = found),
        () => believed.delete(session),
      );
      return identity;
    },
    known: (session) => believedOf(session)?.found,
    forget: (session) => void believed.delete(session),
    isListening: () => changes?.isListening === true,
    caughtUp: async () => changes?.caughtUp(),
    close: async () => changes?.close(),
  };
}

/** A cached session with its expiry; `found` once the look-up has ended. */
interface Believed {
  readonly until: number;
  readonly identity: Promise<Identity | undefined>;
  found: Identity | undefined;
}

interface Row {
  scopes: string[] | null;
  uuid: string;
  name: string;
  email: string;
  type: UserType;
  references: Record<string, string[]>;
  choices: Choices;
  tenants: Tenant[];
  rights: Record<string, Rights>;
  withheld: string[];
}

const ofSession = `
  select u.uuid, u.name, u.email, u.type, s.scopes,
    jsonb_strip_nulls(jsonb_build_object('language', u.language, 'theme', u.theme,
      'single_keys', u.single_keys)) as choices,
    (select coalesce(jsonb_object_agg(kind, values), '{}')
     from (select kind, jsonb_agg(value order by value) as values
           from user_references where user_uuid = u.uuid group by kind) by_kind) as references,
    (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name,
              'timeZone', t.time_zone, 'host', m.host, 'isSuspended', t.suspended_at is not null)) order by t.slug), '[]')
     from user_references r join tenants t on t.slug = r.value left join realms m on m.tenant_uuid = t.id
     where r.user_uuid = u.uuid and r.kind = 'tenant') as tenants,
    (select coalesce(jsonb_object_agg(coalesce(tenant_uuid::text, ''), held), '{}')
     from (select tenant_uuid, jsonb_build_object(
             'roles', coalesce(jsonb_agg(distinct built_in) filter (where built_in is not null), '[]'),
             'permissions', coalesce(jsonb_agg(distinct permission) filter (where permission is not null), '[]')) as held
           from user_grants where user_uuid = u.uuid group by tenant_uuid) by_tenant) as rights,
    (select coalesce(jsonb_agg(name), '[]') from withheld_permissions) as withheld
  from sessions s join users u on u.uuid = s.user_uuid
  where s.uuid = $1 and u.active and client_allows(s.secret_uuid, s.scopes)`;

const statement = `${ofSession} and s.ended_at is null`;

const loadIdentity = (pool: Pool, session: string): Promise<Identity | undefined> =>
  identityOf(pool, session, statement);

/** Returns who began work in a session, with the rights of now, for work that goes on after they signed out. */
export const standingIdentity = (pool: Pool, session: string): Promise<Identity | undefined> =>
  identityOf(pool, session, ofSession);

async function identityOf(pool: Pool, session: string, text: string): Promise<Identity | undefined> {
  const [row] = await readInAuth(pool, (db) => db.query<Row>(text, [session]));
  if (!row) return undefined;
  const { tenants, references, choices, scopes, rights, withheld, ...user } = row;
  const actor = { ...user, references: { tenant: [], ...references } };
  return { session, scopes, tenants, choices, rights, withheld, actor };
}

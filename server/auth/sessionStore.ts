import type { Pool } from '../db/pool.ts';
import type { UserType } from '../../schemas/resource.ts';
import { readInAuth } from '../db/transaction.ts';
import type { Choices, Identity, Tenant } from './actor.ts';

/** How long a looked-up session is believed: what another process changes takes effect within it. */
const trustMilliseconds = 5_000;
const capacity = 10_000;

/** Sessions by their uuid. Looked up once in a while, so that a request costs no query of its own for them. */
export interface SessionStore {
  /** The live session; undefined when it ended, or its user may not sign in any more. */
  find(session: string): Promise<Identity | undefined>;
  /** The same of a session that was looked up lately; undefined for any other. */
  known(session: string): Identity | undefined;
  /** Forgets what is believed of a session that was changed in this process, and of no other: many would be looked up. */
  forget(session: string): void;
}

/** The sessions of a database; `monotonic` is a clock in milliseconds that is never put back. */
export function sessionStore(pool: Pool, monotonic: () => number = () => performance.now()): SessionStore {
  const believed = new Map<string, Believed>();
  function believedOf(session: string): Believed | undefined {
    const found = believed.get(session);
    return found && found.until > monotonic() ? found : undefined;
  }
  return {
    find(session) {
      const known = believedOf(session);
      if (known) return known.identity;
      if (believed.size >= capacity) believed.clear();
      const identity = loadIdentity(pool, session);
      const fresh: Believed = { until: monotonic() + trustMilliseconds, identity, found: undefined };
      believed.set(session, fresh);
      identity.then(
        (found) => (fresh.found = found),
        () => believed.delete(session),
      );
      return identity;
    },
    known: (session) => believedOf(session)?.found,
    forget: (session) => void believed.delete(session),
  };
}

/** What is believed of a session, until when; `found` when the lookup has ended. */
interface Believed {
  readonly until: number;
  readonly identity: Promise<Identity | undefined>;
  found: Identity | undefined;
}

interface Row {
  uuid: string;
  name: string;
  email: string;
  type: UserType;
  references: Record<string, string[]>;
  choices: Choices;
  tenants: Tenant[];
}

const statement = `
  select u.uuid, u.name, u.email, u.type,
    jsonb_strip_nulls(jsonb_build_object('language', u.language, 'theme', u.theme)) as choices,
    (select coalesce(jsonb_object_agg(kind, values), '{}')
     from (select kind, jsonb_agg(value order by value) as values
           from user_references where user_uuid = u.uuid group by kind) by_kind) as references,
    (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'timeZone', t.time_zone)
                               order by t.slug), '[]')
     from user_references r join tenants t on t.slug = r.value
     where r.user_uuid = u.uuid and r.kind = 'tenant') as tenants
  from sessions s join users u on u.uuid = s.user_uuid
  where s.uuid = $1 and s.ended_at is null and u.active`;

async function loadIdentity(pool: Pool, session: string): Promise<Identity | undefined> {
  const [row] = await readInAuth(pool, (db) => db.query<Row>(statement, [session]));
  if (!row) return undefined;
  const { tenants, references, choices, ...user } = row;
  return { session, tenants, choices, actor: { ...user, references: { tenant: [], ...references } } };
}

import type { Pool } from './pool.ts';

/** The login of requests has too many rights; the message says what to do. */
export class LoginError extends Error {}

/** The login's rights, queried over the requests' own connections, because a pooler may use another login. */
interface Login {
  name: string;
  /** Whether it bypasses policies, directly or by membership. */
  bypasses: boolean;
  /** Whether it owns anything in this database, directly or by membership. */
  owns: boolean;
  /** The missing roles. */
  lacks: string[];
}

const ask = `
  select session_user || case when current_user <> session_user then ' (as ' || current_user || ')' else '' end as name,
    exists (select from pg_roles r
      where (r.rolsuper or r.rolbypassrls) and (pg_has_role(session_user, r.oid, 'MEMBER') or r.rolname = current_user)) as bypasses,
    exists (select from pg_shdepend d
      where d.deptype = 'o' and d.refclassid = 'pg_authid'::regclass
        and (d.dbid = here.oid or d.classid = 'pg_database'::regclass and d.objid = here.oid)
        and (pg_has_role(session_user, d.refobjid, 'MEMBER') or d.refobjid = current_user::regrole)) as owns,
    array(select role from unnest(array['ultramar_app', 'ultramar_operator', 'ultramar_auth']) role
      where not coalesce(pg_has_role(session_user, to_regrole(role), case role when 'ultramar_app' then 'USAGE' else 'SET' end), false)
    ) as lacks
  from pg_database here where here.datname = current_database()`;

/**
 * Refuses a login that row-level security does not restrict: a superuser, `bypassrls`, an owner, or a member of such.
 * Throws LoginError, also if the database refuses the login.
 */
export async function checkLogin(pool: Pool): Promise<void> {
  const { name, ...login } = await askLogin(pool);
  const wrong = wrongWith(login);
  if (wrong === undefined) return;
  throw new LoginError(
    `Requests would run as "${name}", who ${wrong}. DATABASE_URL has to sign in as ultramar_server, the owner belongs in DATABASE_OWNER_URL: see docs/operations.md, "The database".`,
  );
}

async function askLogin(pool: Pool): Promise<Login> {
  try {
    const { rows } = await pool.query<Login>(ask);
    if (rows[0]) return rows[0];
  } catch (error) {
    const { cause = error } = Object(error) as { cause?: unknown };
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : String(cause);
    throw new LoginError(`The database of DATABASE_URL does not let the server in: ${reason}`, { cause });
  }
  throw new LoginError('The database does not say who signs in');
}

function wrongWith({ bypasses, owns, lacks }: Omit<Login, 'name'>): string | undefined {
  if (bypasses) return 'passes row-level security by';
  if (owns) return 'owns tables of the database, or may become their owner';
  return lacks.length > 0 ? `is no member of ${lacks.join(', ')}` : undefined;
}

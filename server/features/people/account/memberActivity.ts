import { deviceText } from '../../../identity/sessions/visit.ts';
import type { Lender } from '../../../database/pool/pool.ts';
import { readInAuth } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';

/** What a company sees of a user: sign-ins, and changes of rights in the company. */
export interface MemberActivity {
  /** Only for the company's own users, because accountants work for others too. */
  readonly sign_ins?: readonly SignIn[];
  readonly changes: readonly RightsChange[];
}

interface SignIn {
  readonly at: string;
  readonly device?: string;
  readonly address?: string;
  readonly is_open: boolean;
}

interface RightsChange {
  readonly at: string;
  readonly actor: string;
  readonly what: 'access' | 'role' | 'group' | 'permission';
  readonly given: boolean;
  readonly name?: string;
  readonly built_in?: string;
}

/** The number of newest entries of each. */
const most = 50;

const findMember = `
  select u.type from users u join user_references r on r.user_uuid = u.uuid
  where u.uuid = $1 and r.kind = 'tenant' and r.value = $2`;

const findSignIns = `
  select created_at as at, browser, system, address, ended_at is null as is_open
  from sessions where user_uuid = $1 order by created_at desc, uuid desc limit ${most}`;

/** The value of a field: rows of rights are only created and deleted. */
const field = (name: string): string => `coalesce(l.changes -> '${name}' ->> 1, l.changes -> '${name}' ->> 0)`;

const findChanges = `
  select l.at, l.actor, l.action = 'created' as given, named.what, named.name, named.built_in
  from platform_audit_log l cross join lateral (
    select 'access' as what, null as name, null as built_in
    where l.table_name = 'user_references' and ${field('kind')} = 'tenant' and ${field('value')} = $3
    union all
    select 'role', r.name, r.built_in from roles r
    where l.table_name = 'user_roles' and ${field('tenant_uuid')} = $2::text and r.uuid = ${field('role_uuid')}::uuid
    union all
    select 'permission', p.name, null from permissions p
    where l.table_name = 'user_permissions' and ${field('tenant_uuid')} = $2::text and p.uuid = ${field('permission_uuid')}::uuid
    union all
    select 'group', g.name, null from groups g
    where l.table_name = 'group_users' and g.tenant_uuid = $2::uuid and g.uuid = ${field('group_uuid')}::uuid
  ) named
  where l.subject_key = $1::text and l.action in ('created', 'deleted')
  order by l.uuid desc limit ${most}`;

type FoundSignIn = Omit<SignIn, 'device' | 'address'> & Record<'browser' | 'system' | 'address', string | null>;
type FoundChange = Omit<RightsChange, 'name' | 'built_in'> & Record<'name' | 'built_in', string | null>;

/** Returns the activity of a user of the company. Throws `not_found` for others. */
export async function memberActivity(
  pool: Lender,
  { id, slug }: { readonly id: string; readonly slug: string },
  user: string,
): Promise<MemberActivity> {
  const [[member], signIns, changes] = await readInAuth(pool, (db) =>
    Promise.all([
      db.query<{ type: string }>(findMember, [user, slug]),
      db.query<FoundSignIn>(findSignIns, [user]),
      db.query<FoundChange>(findChanges, [user, id, slug]),
    ]),
  );
  if (!member) throw new ApiError('not_found');
  return {
    ...(member.type === 'COMPANY' && { sign_ins: signIns.map(signInOf) }),
    changes: changes.map(({ name, built_in, ...change }) => ({
      ...change,
      ...(name !== null && { name }),
      ...(built_in !== null && { built_in }),
    })),
  };
}

function signInOf({ browser, system, address, ...signIn }: FoundSignIn): SignIn {
  const device = deviceText({ browser, system });
  return { ...signIn, ...(device && { device }), ...(address !== null && { address }) };
}

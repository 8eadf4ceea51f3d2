import type { FoundInvitation } from '../../../identity/links/invitations.ts';
import type { Db } from '../../../database/transaction.ts';

/** Replacements for deleted roles of an invitation, with fewer rights. */
const insteadOfLost: Readonly<Record<string, string>> = {
  COMPANY: 'read_only',
  ACCOUNTANT: 'accountant',
  PARTNER: 'accountant',
};

const giveRoles = `
  insert into user_roles (user_uuid, tenant_uuid, role_uuid)
  select $1, $2, r.uuid from roles r where r.uuid = any ($3) or
    r.built_in = $4 and cardinality($3::uuid[]) > 0 and not exists (select from roles o where o.uuid = any ($3))
  on conflict do nothing`;

/** An operator has the administrators' role unless invited with others. */
const takeOthers = `
  delete from user_roles where user_uuid = $1 and tenant_uuid is null and cardinality($2::uuid[]) > 0
    and role_uuid <> all ($2) and exists (select from roles r where r.uuid = any ($2))`;

const giveReferences = `
  insert into user_references (user_uuid, kind, value, tenant_uuid)
  select $1, r.kind, r.value, case when r.kind <> 'tenant' then $3::uuid end
  from jsonb_to_recordset($2::jsonb) as r (kind text, value text)
  on conflict do nothing`;

/** Applies an invitation: roles before references, because a reference without a role adds the default role. */
export async function giveAccess(
  db: Db,
  user: string,
  { tenant, type, role_uuids: roles, user_references: further }: FoundInvitation,
): Promise<void> {
  const references = [...(tenant ? [{ kind: 'tenant', value: tenant.slug }] : []), ...further];
  await db.query(giveRoles, [user, tenant?.id ?? null, roles, insteadOfLost[type] ?? null]);
  if (!tenant) await db.query(takeOthers, [user, roles]);
  await db.query(giveReferences, [user, JSON.stringify(references), tenant?.id ?? null]);
}

import type { TestApp, TestClient } from './app.ts';
import { addUser } from './identity.ts';
import type { BuiltInRole } from '../../domain/access/builtInRoles.ts';
import type { UserType } from '../../schemas/access.ts';

/** Returns the key of a built-in role. */
export async function builtInRole(api: Pick<TestApp, 'ownerPool'>, role: BuiltInRole): Promise<string> {
  const { rows } = await api.ownerPool.query<{ uuid: string }>('select uuid from roles where built_in = $1', [role]);
  return rows[0]?.uuid ?? '';
}

/** Returns the key of a permission. */
export async function permissionKey(api: Pick<TestApp, 'ownerPool'>, name: string): Promise<string> {
  const { rows } = await api.ownerPool.query<{ uuid: string }>('select uuid from permissions where name = $1', [name]);
  return rows[0]?.uuid ?? '';
}

/** Creates a signed-in user of a company with only these permissions. */
export async function somebodyWith(
  api: Pick<TestApp, 'ownerPool' | 'signIn'>,
  permissions: readonly string[],
  { tenant = 'acme', type = 'COMPANY' }: { tenant?: string; type?: UserType } = {},
): Promise<TestClient & { uuid: string }> {
  const email = `${crypto.randomUUID()}@acme.test`;
  const uuid = await addUser(api.ownerPool, { name: 'Someone', email, type, tenants: [tenant] });
  await api.ownerPool.query('delete from user_roles where user_uuid = $1', [uuid]);
  await api.ownerPool.query(
    `insert into user_permissions (user_uuid, tenant_uuid, permission_uuid)
     select $1, t.id, p.uuid from tenants t, permissions p where t.slug = $2 and p.name = any($3)`,
    [uuid, tenant, permissions],
  );
  return { ...(await api.signIn(email)), uuid };
}

import type { Pool } from 'pg';
import { roleHas, rolesFor } from '../../../domain/access/builtInRoles.ts';
import { catalogueOf, frameOf, type Grantable } from '../../../domain/access/effective.ts';
import type { UserType } from '../../../schemas/access.ts';
import { builtInRoles } from '../../../schemas/parts/people/builtInRoles.ts';
import { grantablesOf } from '../../identity/grantables.ts';
import { loadReports, withResources } from '../../features/reports/registry.ts';
import { loadResources } from '../../engine/resources/registry.ts';

const types: readonly UserType[] = ['COMPANY', 'ACCOUNTANT', 'ADMIN'];

/** Permissions that an administrator deleted stay deleted. */
const addPermissions = `
  insert into permissions (name)
  select d.name from unnest($1::text[]) d(name)
  where not exists (select from permissions p where p.name = d.name)
    and not exists (select from withheld_permissions w where w.name = d.name)
  on conflict do nothing`;

const declared = `
  select r.uuid as role_uuid, p.uuid as permission_uuid
  from unnest($1::text[], $2::text[]) d(role, permission)
  join roles r on r.built_in = d.role join permissions p on p.name = d.permission`;

const removeOthers = `
  with declared as (${declared})
  delete from role_permissions c using roles r
  where r.uuid = c.role_uuid and r.built_in is not null
    and not exists (select from declared d where d.role_uuid = c.role_uuid and d.permission_uuid = c.permission_uuid)`;

const addDeclared = `
  with declared as (${declared})
  insert into role_permissions (role_uuid, permission_uuid)
  select role_uuid, permission_uuid from declared d
  where not exists (select from role_permissions c where c.role_uuid = d.role_uuid and c.permission_uuid = d.permission_uuid)
  on conflict do nothing`;

/**
 * Updates the catalogue of permissions and the built-in roles to the declared ones; returns the number of new
 * permissions.
 */
export async function seedPermissions(owner: Pool): Promise<number> {
  const resources = await loadResources();
  const granted = grantablesOf({ resources, reports: withResources(await loadReports(), resources) });
  const held = heldByRoles(granted);
  const values = [held.map(([role]) => role), held.map(([, permission]) => permission)];
  const { rowCount } = await owner.query(addPermissions, [catalogueOf(granted)]);
  await owner.query(removeOthers, values);
  await owner.query(addDeclared, values);
  return rowCount ?? 0;
}

/** Each built-in role with its permissions. */
function heldByRoles(granted: readonly Grantable[]): (readonly [role: string, permission: string])[] {
  return builtInRoles.flatMap((role) => {
    const own = types.filter((type) => rolesFor(type).includes(role));
    const names = own.flatMap((type) => frameOf(granted, type).all.filter((name) => roleHas(role, type, name)));
    return [...new Set(names)].map((name) => [role, name] as const);
  });
}

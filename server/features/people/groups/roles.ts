import type { Db } from '../../../database/transaction.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import type { Input } from '../../../engine/resources/columnValues.ts';
import type { Scope } from '../../../identity/scope.ts';
import { permissionsOfRoles, requireOwn } from '../rights/ownRights.ts';

/** Returns the roles of a group's input. */
export const rolesIn = (input: Input): string[] =>
  ((input['roles'] ?? []) as { role: { uuid: string } }[]).map(({ role }) => role.uuid.toLowerCase());

/** The owner and roles of a group. */
export interface OwnerAndRoles {
  readonly owner: string | null;
  readonly roles: readonly string[];
}

/** Reads a group before a change. Throws `not_found`. */
export async function ownerAndRolesOf(db: Db, group: string): Promise<OwnerAndRoles> {
  const [found] = await db.query<OwnerAndRoles>(
    `select g.tenant_uuid as owner,
       array(select role_uuid from group_roles c where c.group_uuid = g.uuid)::text[] as roles
     from groups g where g.uuid = $1`,
    [group],
  );
  if (!found) throw new ApiError('not_found');
  return found;
}

/**
 * Checks the roles of a group: each once, of the same owner or built in, and no change beyond the user's own rights.
 * Throws `validation` and `beyond_own`.
 */
export async function checkRoles(
  db: Db,
  scope: Scope,
  { owner, roles: before }: OwnerAndRoles,
  input: Input,
): Promise<void> {
  const after = rolesIn(input);
  const changed = [...new Set([...before, ...after])].filter((key) => before.includes(key) !== after.includes(key));
  const fit = await db.query<{ uuid: string }>(
    `select uuid from roles where uuid = any($1::uuid[])
       and case when built_in is null then tenant_uuid is not distinct from $2::uuid
         else (built_in = 'administrator') = ($2::uuid is null) end`,
    [after, owner],
  );
  const known = new Set(fit.map(({ uuid }) => uuid));
  requireNone(
    after.flatMap((key, at) => {
      const path = `roles.${at}.role`;
      if (after.indexOf(key) < at) return { path, key: 'validation.taken' };
      return known.has(key) ? [] : { path, key: 'validation.unknownReference' };
    }),
  );
  requireOwn(scope, await permissionsOfRoles(db, changed));
}

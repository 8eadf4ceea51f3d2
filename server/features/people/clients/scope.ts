import { beyond } from '../../../../domain/access/granting.ts';
import { grantsOf } from '../../../../domain/access/grant.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Client } from '../../../../schemas/resources/people/clients.ts';
import { permissionsIn } from '../../../identity/clientScope.ts';
import { requireNone } from '../../../base/errors.ts';
import type { Check } from '../../../engine/commands/commandFile.ts';
import { loadResources } from '../../../engine/resources/registry.ts';
import type { Input } from '../../../engine/resources/columnValues.ts';
import type { Scope } from '../../../identity/scope.ts';
import { notOwn, permissionsOfUser } from '../rights/ownRights.ts';

const known = new Set(
  (await loadResources()).flatMap((resource) =>
    grantsOf(resource).flatMap(({ may }) => may.map((action) => `${resource.name}:${action}`)),
  ),
);

/**
 * Throws `validation` for an unknown permission in a client's scope, and for one that is added or removed beyond the
 * user's own.
 */
export function requireScope({ granter }: Scope, { scope }: Input, before: string = ''): void {
  const [had, has] = [permissionsIn(before), permissionsIn(String(scope ?? ''))];
  const unknown = has.filter((name) => !known.has(name));
  const changed = [...has.filter((name) => !had.includes(name)), ...had.filter((name) => !has.includes(name))];
  const issue = (permission: string, key: string): Issue => ({ path: 'scope', key, args: { permission } });
  const issues = [
    ...unknown.map((name) => issue(name, 'validation.unknownPermission')),
    ...(granter ? beyond(granter, changed) : []).map((name) => issue(name, 'validation.beyondOwn')),
  ];
  requireNone(issues.slice(0, 1));
}

/** Returns, per client, why the user may not use, stop or delete it: it may do more than they may themselves. */
export const beyondScope: Check<Client & { readonly uuid: string }> = async (db, scope, rows) => {
  const held = await Promise.all(
    rows.map(async ({ owner, scope: names }) => {
      const ofOwner = new Set(await permissionsOfUser(db, scope, owner?.uuid ?? ''));
      return permissionsIn(names).filter((name) => ofOwner.has(name));
    }),
  );
  return held.map((permissions) => notOwn(scope, permissions));
};

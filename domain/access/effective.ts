import type { UserType } from '../../schemas/access.ts';
import type { Resource } from '../../schemas/resource.ts';
import { roleHas, type BuiltInRole } from './builtInRoles.ts';
import { grantOf, grantsOf, type Guarded } from './grant.ts';

/** Something that can be granted: a resource, or a report with the resource that it sums up. */
export interface Grantable extends Guarded {
  readonly scope?: Resource['scope'];
  /** The resource whose permission for the same action is also required. */
  readonly of?: string;
}

/** The rights of a user in a tenant or on the platform: through roles, groups and direct permissions. */
export interface Rights {
  readonly roles: readonly BuiltInRole[];
  /** Permissions from custom roles, groups and direct grants, as `resource:action`. */
  readonly permissions: readonly string[];
}

export const noRights: Rights = { roles: [], permissions: [] };

/** The most that users of a type may do, and the part that needs no role. */
export interface Frame {
  readonly type: UserType;
  readonly all: readonly string[];
  readonly withoutRole: ReadonlySet<string>;
  /** For each permission, the other permission that it requires. */
  readonly needs: ReadonlyMap<string, string>;
}

const namesOf = ({ name }: Guarded, actions: readonly string[]): string[] =>
  actions.map((action) => `${name}:${action}`);

/** Returns the frame of a user type, from the `access` of resources and reports. */
export function frameOf(granted: readonly Grantable[], type: UserType): Frame {
  const grants = granted.map((each) => ({ each, names: namesOf(each, grantOf(each, type).may) }));
  const free = grants.filter(({ each }) => needsNoRole(each, type));
  return {
    type,
    all: grants.flatMap(({ names }) => names),
    withoutRole: new Set(free.flatMap(({ names }) => names)),
    needs: new Map(
      grants.flatMap(({ each: { name, of }, names }) =>
        of === undefined ? [] : names.map((each) => [each, each.replace(name, of)] as const),
      ),
    ),
  };
}

/**
 * Roles do not control private data (saved views) or platform data that a type only reads (countries, currencies).
 * Customers have no roles: their row conditions decide what they see.
 */
function needsNoRole(resource: Grantable, type: UserType): boolean {
  if (type === 'CUSTOMER') return true;
  if (type === 'ADMIN') return false;
  const { may, rows } = grantOf(resource, type);
  const isOwn = rows?.some((row) => 'eq' in row && typeof row.eq === 'object' && row.eq.fact === 'uuid') ?? false;
  return isOwn || (resource.scope === 'platform' && may.every((action) => action === 'list' || action === 'show'));
}

/**
 * Returns the effective permissions: those in the frame of the user's type that a role, group or direct permission
 * grants. `withheld` contains permissions that an administrator removed from the catalogue.
 */
export function effective(
  { type, all, withoutRole, needs }: Frame,
  { roles, permissions }: Rights,
  withheld: readonly string[] = [],
): Set<string> {
  const own = new Set(permissions);
  const gone = new Set(withheld);
  const isHeld = (name: string) =>
    !gone.has(name) && (withoutRole.has(name) || own.has(name) || roles.some((role) => roleHas(role, type, name)));
  const held = new Set(all.filter(isHeld));
  return new Set(all.filter((name) => held.has(name) && held.has(needs.get(name) ?? name)));
}

/** Returns all grantable permissions, each once, in the order of resources and their actions. */
export const catalogueOf = (granted: readonly Grantable[]): string[] => [
  ...new Set(granted.flatMap((each) => grantsOf(each).flatMap(({ may }) => namesOf(each, may)))),
];

import type { UserType } from '../../schemas/access.ts';
import type { Resource } from '../../schemas/resource.ts';
import { roleHas, type BuiltInRole } from './builtInRoles.ts';
import { grantOf, grantsOf, type Guarded } from './grant.ts';

/** Something that is granted: a resource, or a report with the resource that it sums up. */
export interface Grantable extends Guarded {
  readonly scope?: Resource['scope'];
  /** The resource whose permission of the same action it takes besides. */
  readonly of?: string;
}

/** What somebody holds in a tenant, or on the platform: by their roles, their groups, and themselves. */
export interface Rights {
  readonly roles: readonly BuiltInRole[];
  /** The permissions of other roles, of groups, and their own, as `resource:action`. */
  readonly permissions: readonly string[];
}

export const noRights: Rights = { roles: [], permissions: [] };

/** What people of a type may do at most, and what of it they may do without a role. */
export interface Frame {
  readonly type: UserType;
  readonly all: readonly string[];
  readonly unasked: ReadonlySet<string>;
  /** The permission that another takes besides. */
  readonly needs: ReadonlyMap<string, string>;
}

const namesOf = ({ name }: Guarded, actions: readonly string[]): string[] =>
  actions.map((action) => `${name}:${action}`);

/** The frame of a user type, as resources and reports declare it in `access`. */
export function frameOf(granted: readonly Grantable[], type: UserType): Frame {
  const grants = granted.map((each) => ({ each, names: namesOf(each, grantOf(each, type).may) }));
  const free = grants.filter(({ each }) => needsNoRole(each, type));
  return {
    type,
    all: grants.flatMap(({ names }) => names),
    unasked: new Set(free.flatMap(({ names }) => names)),
    needs: new Map(
      grants.flatMap(({ each: { name, of }, names }) =>
        of === undefined ? [] : names.map((each) => [each, each.replace(name, of)] as const),
      ),
    ),
  };
}

/**
 * Roles select neither what is somebody's alone (their saved views) nor what the platform lets a type only read (countries,
 * currencies). Customers have no roles at all: their rows say what they see.
 */
function needsNoRole(resource: Grantable, type: UserType): boolean {
  if (type === 'CUSTOMER') return true;
  if (type === 'ADMIN') return false;
  const { may, rows } = grantOf(resource, type);
  const isOwn = rows?.some((row) => 'eq' in row && typeof row.eq === 'object' && row.eq.fact === 'uuid') ?? false;
  return isOwn || (resource.scope === 'platform' && may.every((action) => action === 'list' || action === 'show'));
}

/**
 * What somebody may do: of the frame of their type, what a role, a group or a permission of theirs has. What an
 * administrator has deleted from the catalogue of permissions is `withheld` from everybody.
 */
export function effective(
  { type, all, unasked, needs }: Frame,
  { roles, permissions }: Rights,
  withheld: readonly string[] = [],
): Set<string> {
  const own = new Set(permissions);
  const gone = new Set(withheld);
  const isHeld = (name: string) =>
    !gone.has(name) && (unasked.has(name) || own.has(name) || roles.some((role) => roleHas(role, type, name)));
  const held = new Set(all.filter(isHeld));
  return new Set(all.filter((name) => held.has(name) && held.has(needs.get(name) ?? name)));
}

/** Everything that anybody can be granted, each once, in the order of resources and of their actions. */
export const catalogueOf = (granted: readonly Grantable[]): string[] => [
  ...new Set(granted.flatMap((each) => grantsOf(each).flatMap(({ may }) => namesOf(each, may)))),
];

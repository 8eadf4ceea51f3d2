import type { UserType } from '../../schemas/access.ts';
import { builtInRoles } from '../../schemas/parts/people/builtInRoles.ts';

export type BuiltInRole = (typeof builtInRoles)[number];

/** The part of a user type's permissions that a built-in role selects. */
interface Selection {
  readonly types: readonly UserType[];
  readonly has: (resource: string, action: string) => boolean;
}

/** Users who work in a company or with its data, and their possible actions. */
const people: ReadonlySet<string> = new Set([
  'users',
  'members',
  'invitations',
  'roles',
  'groups',
  'permissions',
  'partners',
  'access-grants',
  'clients',
  'realms',
]);

/** Only who manages a company takes all of its data along. */
const isOfOwners = (resource: string): boolean => resource === 'data-exports';

const reading: ReadonlySet<string> = new Set(['list', 'show', 'audit']);
const moving: ReadonlySet<string> = new Set(['export', 'import']);

const isSetting = (resource: string): boolean => resource.endsWith('-settings');

const guests: readonly UserType[] = ['ACCOUNTANT', 'PARTNER'];

const selections: Readonly<Record<BuiltInRole, Selection>> = {
  owner: { types: ['COMPANY'], has: () => true },
  back_office: {
    types: ['COMPANY'],
    has: (resource, action) =>
      !people.has(resource) && !isOfOwners(resource) && (!isSetting(resource) || reading.has(action)),
  },
  read_only: { types: ['COMPANY'], has: (resource, action) => !isOfOwners(resource) && reading.has(action) },
  accountant: { types: guests, has: (_, action) => !moving.has(action) },
  accountant_exports: { types: guests, has: () => true },
  administrator: { types: ['ADMIN'], has: () => true },
};

/**
 * Returns whether a role applies to users of a type. For example, an accountant's role gives nothing to a company's own
 * staff.
 */
export const isRoleFor = (role: BuiltInRole, type: UserType): boolean => selections[role].types.includes(type);

/** Returns whether a built-in role includes a permission, such as `invoices:bill`, for a user type. */
export function roleHas(role: BuiltInRole, type: UserType, permission: string): boolean {
  const [resource = '', action = ''] = permission.split(':');
  return isRoleFor(role, type) && selections[role].has(resource, action);
}

/** Returns the built-in roles of a user type, the most powerful first. */
export const rolesFor = (type: UserType): BuiltInRole[] => builtInRoles.filter((role) => isRoleFor(role, type));

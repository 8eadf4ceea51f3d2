import type { UserType } from '../../schemas/access.ts';
import { builtInRoles } from '../../schemas/parts/builtInRoles.ts';

export type BuiltInRole = (typeof builtInRoles)[number];

/** What a built-in role selects of the frame of its user types. */
interface Selection {
  readonly types: readonly UserType[];
  readonly has: (resource: string, action: string) => boolean;
}

/** Who works in a company or with its data, and what they may do. */
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

const reading: ReadonlySet<string> = new Set(['list', 'show', 'audit']);
const moving: ReadonlySet<string> = new Set(['export', 'import']);

const isSetting = (resource: string): boolean => resource.endsWith('-settings');

const guests: readonly UserType[] = ['ACCOUNTANT', 'PARTNER'];

const selections: Readonly<Record<BuiltInRole, Selection>> = {
  owner: { types: ['COMPANY'], has: () => true },
  back_office: {
    types: ['COMPANY'],
    has: (resource, action) => !people.has(resource) && (!isSetting(resource) || reading.has(action)),
  },
  read_only: { types: ['COMPANY'], has: (_, action) => reading.has(action) },
  accountant: { types: guests, has: (_, action) => !moving.has(action) },
  accountant_exports: { types: guests, has: () => true },
  administrator: { types: ['ADMIN'], has: () => true },
};

/** Whether a role is for people of a type: that of an accountant does nothing for a company's own people. */
export const isRoleFor = (role: BuiltInRole, type: UserType): boolean => selections[role].types.includes(type);

/** Whether a built-in role has a permission, `invoices:bill`, that people of a type can have. */
export function roleHas(role: BuiltInRole, type: UserType, permission: string): boolean {
  const [resource = '', action = ''] = permission.split(':');
  return isRoleFor(role, type) && selections[role].has(resource, action);
}

/** The built-in roles of a user type, the one that has the most first. */
export const rolesFor = (type: UserType): BuiltInRole[] => builtInRoles.filter((role) => isRoleFor(role, type));

import type { Area, Resource, UserType } from '../../schemas/resource.ts';

/** What a route needs: an action on a resource, in the user's own area unless one is named. */
export interface Permission {
  readonly area?: Area;
  readonly resource: string;
  readonly action: string;
}

/** Who may call a route: anybody, anybody signed in, or whoever has a permission. */
export type RouteAccess = 'public' | 'signed-in' | Permission;

type Described = Pick<Resource, 'name' | 'access'>;

/** The row of the access tables that counts for a user type: accountants and partners are guests in a company. */
const rows: Record<UserType, { area: Area; as: UserType }> = {
  COMPANY: { area: 'company', as: 'COMPANY' },
  CUSTOMER: { area: 'company', as: 'CUSTOMER' },
  ACCOUNTANT: { area: 'company', as: 'ACCOUNTANT' },
  PARTNER: { area: 'company', as: 'ACCOUNTANT' },
  ADMIN: { area: 'admin', as: 'ADMIN' },
};

/** Whether a user type may do something (design §8). What no resource grants is refused. */
export function mayDo(resources: readonly Described[], type: UserType, permission: Permission): boolean {
  const { area, as } = rows[type];
  if (permission.area !== undefined && permission.area !== area) return false;
  const granted = resources.find(({ name }) => name === permission.resource)?.access[area]?.[as];
  return granted?.includes(permission.action) ?? false;
}

/** Everything a user type may do, as `resource:action`. */
export function permissionsOf(resources: readonly Described[], type: UserType): string[] {
  const { area, as } = rows[type];
  return resources.flatMap(({ name, access }) => (access[area]?.[as] ?? []).map((action) => `${name}:${action}`));
}

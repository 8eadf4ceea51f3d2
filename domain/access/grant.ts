import type { Area, Restricted, UserType } from '../../schemas/access.ts';
import type { Resource } from '../../schemas/resource.ts';

/** The part of a resource that decides who may do what with it. */
export type Guarded = Pick<Resource, 'name' | 'access'>;

/** The access table that applies to a user type: accountants and partners are guests in a company. */
const roles: Readonly<Record<UserType, { readonly area: Area; readonly as: UserType }>> = {
  COMPANY: { area: 'company', as: 'COMPANY' },
  CUSTOMER: { area: 'company', as: 'CUSTOMER' },
  ACCOUNTANT: { area: 'company', as: 'ACCOUNTANT' },
  PARTNER: { area: 'company', as: 'ACCOUNTANT' },
  ADMIN: { area: 'admin', as: 'ADMIN' },
};

/** Returns the area whose access table applies to a user type. */
export const areaFor = (type: UserType): Area => roles[type].area;

const nothing: Restricted = { may: [] };

/** Returns what a resource grants to a user type; nothing if its table has no row for the type (design §8). */
export function grantOf(resource: Guarded, type: UserType): Restricted {
  const { area, as } = roles[type];
  return grantIn(resource, area, as);
}

/** Returns what a resource grants to a user type in an area. */
export function grantIn({ access }: Guarded, area: Area, type: UserType): Restricted {
  const declared = access[area]?.[type] ?? nothing;
  return 'may' in declared ? declared : { may: declared };
}

/** Returns all grants of a resource, for all areas and user types. */
export function grantsOf(resource: Guarded): Restricted[] {
  return Object.entries(resource.access).flatMap(([area, types]) =>
    Object.keys(types).map((type) => grantIn(resource, area as Area, type as UserType)),
  );
}

/** Returns the actions that any user type may perform on a resource in an area, each once. */
export function actionsIn(resource: Guarded, area: Area): string[] {
  const types = Object.keys(resource.access[area] ?? {}) as UserType[];
  return [...new Set(types.flatMap((type) => grantIn(resource, area, type).may))];
}

/** Returns whether any user type in any area may perform an action. */
export const isGrantedAnywhere = (resource: Guarded, action: string): boolean =>
  (Object.keys(resource.access) as Area[]).some((area) => actionsIn(resource, area).includes(action));

/** Returns whether a user type may perform an action, optionally limited to an area. */
export function isGranted(resource: Guarded | undefined, type: UserType, action: string, area?: Area): boolean {
  if (!resource || (area !== undefined && area !== roles[type].area)) return false;
  return grantOf(resource, type).may.includes(action);
}

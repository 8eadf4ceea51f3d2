import type { Area, Restricted, UserType } from '../../schemas/access.ts';
import type { Resource } from '../../schemas/resource.ts';

/** What is read of a resource to tell who may do what with it. */
export type Guarded = Pick<Resource, 'name' | 'access'>;

/** The row of the access tables that counts for a user type: accountants and partners are guests in a company. */
const roles: Readonly<Record<UserType, { readonly area: Area; readonly as: UserType }>> = {
  COMPANY: { area: 'company', as: 'COMPANY' },
  CUSTOMER: { area: 'company', as: 'CUSTOMER' },
  ACCOUNTANT: { area: 'company', as: 'ACCOUNTANT' },
  PARTNER: { area: 'company', as: 'ACCOUNTANT' },
  ADMIN: { area: 'admin', as: 'ADMIN' },
};

/** The area whose table says what a user type may do. */
export const areaFor = (type: UserType): Area => roles[type].area;

const nothing: Restricted = { may: [] };

/** What a resource grants to a user type, where they have a row in its table; nothing otherwise (design §8). */
export function grantOf(resource: Guarded, type: UserType): Restricted {
  const { area, as } = roles[type];
  return grantIn(resource, area, as);
}

/** What a resource says of a user type in an area. */
export function grantIn({ access }: Guarded, area: Area, type: UserType): Restricted {
  const declared = access[area]?.[type] ?? nothing;
  return 'may' in declared ? declared : { may: declared };
}

/** Everything that a resource says of whomever, wherever. */
export function grantsOf(resource: Guarded): Restricted[] {
  return Object.entries(resource.access).flatMap(([area, types]) =>
    Object.keys(types).map((type) => grantIn(resource, area as Area, type as UserType)),
  );
}

/** Everything that somebody may do with a resource in an area, each action once. */
export function actionsIn(resource: Guarded, area: Area): string[] {
  const types = Object.keys(resource.access[area] ?? {}) as UserType[];
  return [...new Set(types.flatMap((type) => grantIn(resource, area, type).may))];
}

/** Whether anybody may do something with a resource, in whatever area. */
export const isGrantedAnywhere = (resource: Guarded, action: string): boolean =>
  (Object.keys(resource.access) as Area[]).some((area) => actionsIn(resource, area).includes(action));

/** Whether a user type may do something; in an area, where one is named. */
export function isGranted(resource: Guarded | undefined, type: UserType, action: string, area?: Area): boolean {
  if (!resource || (area !== undefined && area !== roles[type].area)) return false;
  return grantOf(resource, type).may.includes(action);
}

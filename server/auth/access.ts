import { grantOf, isGranted, type Guarded } from '../../domain/access/grant.ts';
import type { Area, UserType } from '../../schemas/access.ts';

/** What a route needs: an action on a resource, in the user's own area unless one is named. */
export interface Permission {
  readonly area?: Area;
  readonly resource: string;
  readonly action: string;
}

/** Who may call a route: anybody, anybody signed in, or whoever has a permission. */
export type RouteAccess = 'public' | 'signed-in' | Permission;

/** Whether a user type may do something (design §8). What no resource grants is refused. */
export function mayDo(resources: readonly Guarded[], type: UserType, { area, resource, action }: Permission): boolean {
  return isGranted(
    resources.find(({ name }) => name === resource),
    type,
    action,
    area,
  );
}

/** Everything a user type may do, as `resource:action`. */
export function permissionsOf(resources: readonly Guarded[], type: UserType): string[] {
  return resources.flatMap((resource) => grantOf(resource, type).may.map((action) => `${resource.name}:${action}`));
}

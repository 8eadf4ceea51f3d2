import { areaFor } from '../../domain/access/grant.ts';
import type { Area } from '../../schemas/access.ts';
import type { Actor } from './actor.ts';

/** The permission that a route requires: an action on a resource, in the user's own area by default. */
export interface Permission {
  readonly area?: Area;
  readonly resource: string;
  readonly action: string;
}

/** Who may call a route: everyone, signed-in users, or users with a permission. */
export type RouteAccess = 'public' | 'signed-in' | Permission;

/** A user with their permissions in the entered tenant. */
export interface RequirePermission {
  readonly actor: Pick<Actor, 'type'>;
  readonly permissions: ReadonlySet<string>;
}

/** Returns whether a user may perform an action (design §8). Everything not permitted is refused. */
export const mayDo = ({ actor, permissions }: RequirePermission, { area, resource, action }: Permission): boolean =>
  (area === undefined || area === areaFor(actor.type)) && permissions.has(`${resource}:${action}`);

import { areaFor } from '../../domain/access/grant.ts';
import type { Area } from '../../schemas/access.ts';
import type { Actor } from './actor.ts';

/** What a route needs: an action on a resource, in the user's own area unless one is named. */
export interface Permission {
  readonly area?: Area;
  readonly resource: string;
  readonly action: string;
}

/** Who may call a route: anybody, anybody signed in, or whoever has a permission. */
export type RouteAccess = 'public' | 'signed-in' | Permission;

/** Somebody, with what they may do in the tenant they have entered. */
export interface Permitted {
  readonly actor: Pick<Actor, 'type'>;
  readonly permissions: ReadonlySet<string>;
}

/** Whether somebody may do something (design §8). What is not among their permissions is refused. */
export const mayDo = ({ actor, permissions }: Permitted, { area, resource, action }: Permission): boolean =>
  (area === undefined || area === areaFor(actor.type)) && permissions.has(`${resource}:${action}`);

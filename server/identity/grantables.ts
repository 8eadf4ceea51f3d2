import type { FastifyInstance } from 'fastify';
import { effective, frameOf, noRights, type Frame, type Grantable } from '../../domain/access/effective.ts';
import { areaFor } from '../../domain/access/grant.ts';
import type { UserType } from '../../schemas/access.ts';
import type { Identity, Tenant } from './actor.ts';

/** Returns everything that can be granted: resources and reports. */
export const grantablesOf = ({ resources, reports }: Pick<FastifyInstance, 'resources' | 'reports'>): Grantable[] => [
  ...resources,
  ...reports.map(({ guard, resource }) => ({ ...guard, scope: resource.scope, of: resource.name })),
];

/** Users' permissions, from declarations and grants. */
export interface Permissions {
  /** The maximum permissions of a user type. */
  frameOf(type: UserType): Frame;
  /**
   * A user's permissions in a tenant, or outside of one, computed once per identity. A client has those of its owner
   * that are in its scope, also to give or take them.
   */
  of(identity: Identity, tenant: Tenant | undefined): ReadonlySet<string>;
}

/** Creates the permissions of an API with these resources and reports. */
export function permissionsBy(granted: readonly Grantable[]): Permissions {
  const frames = new Map<UserType, Frame>();
  const known = new WeakMap<Identity, Map<string, ReadonlySet<string>>>();
  function frame(type: UserType): Frame {
    const found = frames.get(type) ?? frameOf(granted, type);
    frames.set(type, found);
    return found;
  }
  return {
    frameOf: frame,
    of(identity, tenant) {
      const byTenant = known.get(identity) ?? new Map<string, ReadonlySet<string>>();
      known.set(identity, byTenant);
      // Administrators act on the platform, even if they belong to a company.
      const at = areaFor(identity.actor.type) === 'admin' ? '' : (tenant?.id ?? '');
      const held = byTenant.get(at);
      if (held) return held;
      const { actor, rights, withheld, scopes } = identity;
      const ofOwner = effective(frame(actor.type), rights[at] ?? noRights, withheld);
      const fresh = scopes ? new Set([...ofOwner].filter((name) => scopes.includes(name))) : ofOwner;
      byTenant.set(at, fresh);
      return fresh;
    },
  };
}

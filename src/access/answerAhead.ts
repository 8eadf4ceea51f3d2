import type { QueryClient } from '@tanstack/react-query';
import { actionsIn } from '../../domain/access/grant.ts';
import type { Area, CrudAction, Resource } from '../../schemas/resource.ts';
import { knowAccess } from '../data/reactAdminCache.ts';
import { mayDo } from './authProvider.ts';
import type { Me } from './me.ts';

/** react-admin's questions about any resource. */
const actions: readonly CrudAction[] = ['list', 'show', 'create', 'edit', 'delete', 'export', 'import'];

interface Known {
  readonly area: Area;
  readonly resources: readonly Resource[];
  readonly me: Me;
}

/**
 * Fills react-admin's cache with what the session already tells. Otherwise a page would wait for two responses in
 * sequence before requesting its records, and its buttons would appear one by one.
 */
export function answerAhead(queryClient: QueryClient, { area, resources, me }: Known): void {
  const permissions = resources.flatMap((resource) =>
    [...new Set([...actions, ...actionsIn(resource, area)])].map((action) => ({
      resource: resource.name,
      action,
      may: mayDo(me, area, resource, action),
    })),
  );
  knowAccess(queryClient, permissions);
}

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { useCallback } from 'react';
import { permissionsNeeded } from '../../../domain/actions/offeredActions.ts';
import type { Actions } from '../../../schemas/actions.ts';
import { knownAccess } from '../../data/reactAdminCache.ts';

const none: readonly string[] = [];

/** Returns the user's permissions on a resource; none until known. */
export function useGranted(resource: string, actions: Actions): (permission: string) => boolean {
  const auth = useAuthProvider();
  const queryClient = useQueryClient();
  const { data: granted = none } = useQuery({
    queryKey: ['auth', resource, 'permissions'],
    queryFn: async () => {
      const permissions = permissionsNeeded(actions);
      const answers = await Promise.all(
        permissions.map((permission) => auth?.canAccess?.(named(resource, permission)) ?? true),
      );
      return permissions.filter((_, index) => answers[index]);
    },
    initialData: () => grantedAhead(queryClient, resource, permissionsNeeded(actions)),
  });
  return useCallback((permission) => granted.includes(permission), [granted]);
}

/** Reads cached answers (answerAhead.ts), so that buttons appear together with their rows. */
function grantedAhead(queryClient: QueryClient, resource: string, permissions: string[]): string[] | undefined {
  const answers = permissions.map((permission) => {
    const { resource: of, action } = named(resource, permission);
    return knownAccess(queryClient, of, action);
  });
  return answers.includes(undefined) ? undefined : permissions.filter((_, index) => answers[index]);
}

/** A permission on the resource of the actions, or on another one. */
function named(resource: string, permission: string) {
  const [of = '', action] = permission.split(':');
  return action === undefined ? { resource, action: permission } : { resource: of, action };
}

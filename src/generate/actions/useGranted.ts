import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuthProvider } from 'ra-core';
import { useCallback } from 'react';
import { permissionsAsked } from '../../../domain/actions/offered.ts';
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
      const asked = permissionsAsked(actions);
      const answers = await Promise.all(asked.map((action) => auth?.canAccess?.({ resource, action }) ?? true));
      return asked.filter((_, index) => answers[index]);
    },
    initialData: () => grantedAhead(queryClient, resource, permissionsAsked(actions)),
  });
  return useCallback((permission) => granted.includes(permission), [granted]);
}

/** Reads cached answers (answerAhead.ts), so that buttons appear together with their rows. */
function grantedAhead(queryClient: QueryClient, resource: string, asked: string[]): string[] | undefined {
  const answers = asked.map((action) => knownAccess(queryClient, resource, action));
  return answers.includes(undefined) ? undefined : asked.filter((_, index) => answers[index]);
}

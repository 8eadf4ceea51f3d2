import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams } from 'ra-core';

/**
 * The one place that knows under which keys react-admin keeps its answers. It tells nobody: a test asks by its own hooks
 * and fails where an upgrade changes them.
 */
export const keys = {
  auth: ['auth'],
  checkAuth: ['auth', 'checkAuth', {}],
  canAccess: (resource: string, action: string) => ['auth', 'canAccess', { action, resource }],
  /** Pages have more in their question. */
  canAccessPage: (resource: string, action: string) => ['auth', 'canAccess', { action, resource, enabled: true }],
  list: (resource: string, params: GetListParams) => [resource, 'getList', params],
  ofResource: (resource: string) => [resource],
} as const;

export interface Permission {
  readonly resource: string;
  readonly action: string;
  readonly may: boolean;
}

/** Answers ahead that somebody is signed in, and what they may do. */
export function knowAccess(queryClient: QueryClient, permissions: Iterable<Permission>): void {
  // Unused answers are kept: asked for again later, they would be waited for again. That one grows old draws nothing anew.
  queryClient.setQueryDefaults(keys.auth, { gcTime: Infinity, notifyOnChangeProps: ['data', 'error'] });
  queryClient.setQueryData(keys.checkAuth, true);
  for (const { resource, action, may } of permissions) {
    queryClient.setQueryData(keys.canAccess(resource, action), may);
    queryClient.setQueryData(keys.canAccessPage(resource, action), may);
  }
}

/** Whether somebody may do this, where that is known. */
export const knownAccess = (queryClient: QueryClient, resource: string, action: string): boolean | undefined =>
  queryClient.getQueryData<boolean>(keys.canAccess(resource, action));

/** Asks for a page of a list as react-admin's list is going to, which then finds it or joins the waiting. */
export function askAhead(
  { queryClient, dataProvider }: { readonly queryClient: QueryClient; readonly dataProvider: DataProvider },
  resource: string,
  asked: GetListParams,
  staleTime: number,
): Promise<void> {
  return queryClient.prefetchQuery({
    queryKey: keys.list(resource, asked),
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...asked, signal }),
    staleTime,
  });
}

/** Has everything that was read of a resource read again. */
export const forgetRecords = (queryClient: QueryClient, resource: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.ofResource(resource) });

import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams } from 'react-admin';

/**
 * All query keys of react-admin that the console relies on. A test compares them with react-admin's hooks and fails if
 * an upgrade changes them.
 */
export const keys = {
  auth: ['auth'],
  checkAuth: ['auth', 'checkAuth', {}],
  canAccess: (resource: string, action: string) => ['auth', 'canAccess', { action, resource }],
  /** Pages include more in their key. */
  canAccessPage: (resource: string, action: string) => ['auth', 'canAccess', { action, resource, enabled: true }],
  list: (resource: string, params: GetListParams) => [resource, 'getList', params],
  ofResource: (resource: string) => [resource],
} as const;

export interface Permission {
  readonly resource: string;
  readonly action: string;
  readonly may: boolean;
}

/** Fills the cache with the session's permissions. */
export function knowAccess(queryClient: QueryClient, permissions: Iterable<Permission>): void {
  // Unused answers are kept, so that they need not be loaded again. Becoming stale does not re-render.
  queryClient.setQueryDefaults(keys.auth, { gcTime: Infinity, notifyOnChangeProps: ['data', 'error'] });
  queryClient.setQueryData(keys.checkAuth, true);
  for (const { resource, action, may } of permissions) {
    queryClient.setQueryData(keys.canAccess(resource, action), may);
    queryClient.setQueryData(keys.canAccessPage(resource, action), may);
  }
}

/** Returns a cached permission, if known. */
export const knownAccess = (queryClient: QueryClient, resource: string, action: string): boolean | undefined =>
  queryClient.getQueryData<boolean>(keys.canAccess(resource, action));

/** Requests a page of a list under react-admin's key, so that its list finds it or shares the request. */
export function askAhead(
  { queryClient, dataProvider }: { readonly queryClient: QueryClient; readonly dataProvider: DataProvider },
  resource: string,
  params: GetListParams,
  staleTime: number,
): Promise<void> {
  return queryClient.prefetchQuery({
    queryKey: keys.list(resource, params),
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
    staleTime,
  });
}

/** Reloads everything that was read of a resource. */
export const forgetRecords = (queryClient: QueryClient, resource: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.ofResource(resource) });

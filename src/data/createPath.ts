import { useCreatePath as usePathByName, useBasename, type CreatePathParams } from 'ra-core';
import { useCallback } from 'react';
import { addressIn } from './resources.ts';

/** Makes the addresses of pages as react-admin does, for resources whose pages are not at their name, too. */
export function useCreatePath(): (params: CreatePathParams) => string {
  const createPath = usePathByName();
  const area = useBasename().replaceAll('/', '');
  return useCallback(
    ({ resource, ...params }) =>
      createPath({ ...params, ...(resource !== undefined && { resource: addressIn(area, resource) }) }),
    [createPath, area],
  );
}

import { useCreatePath as usePathByName, useBasename, type CreatePathParams } from 'ra-core';
import { useCallback } from 'react';
import { addressIn } from './resources.ts';

/** Creates page URLs like react-admin, with the resource's own path. */
export function useCreatePath(): (params: CreatePathParams) => string {
  const createPath = usePathByName();
  const area = useBasename().replaceAll('/', '');
  return useCallback(
    ({ resource, ...params }) =>
      createPath({ ...params, ...(resource !== undefined && { resource: addressIn(area, resource) }) }),
    [createPath, area],
  );
}

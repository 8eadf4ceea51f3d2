import { useCreatePath as usePathByName, useBasename, type CreatePathParams } from 'react-admin';
import { useCallback } from 'react';
import { addressIn } from './resources.ts';

/**
 * Creates page URLs with the resource's own path. Unlike in react-admin, a record's page is at its key and its form at
 * `edit` below it.
 */
export function useCreatePath(): (params: CreatePathParams) => string {
  const createPath = usePathByName();
  const area = useBasename().replaceAll('/', '');
  return useCallback(
    ({ resource, type, ...params }) => {
      const isOfRecord = type === 'show' || type === 'edit';
      const path = createPath({
        ...params,
        type: isOfRecord ? 'edit' : type,
        ...(resource !== undefined && { resource: addressIn(area, resource) }),
      });
      return type === 'edit' && params.id !== undefined ? `${path}/edit` : path;
    },
    [createPath, area],
  );
}

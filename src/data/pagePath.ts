import { type RaRecord } from 'react-admin';
import { useCreatePath } from './createPath.ts';
import { hasPage } from '../../domain/actions/pages.ts';
import type { Resource } from '../../schemas/resource.ts';
import { useMay } from '../access/useMay.ts';

/** Returns the URL of a record's page for permitted users. */
export function usePagePath(resource: Resource): (record: Pick<RaRecord, 'id'>) => string | undefined {
  const createPath = useCreatePath();
  const mayShow = useMay(resource.name, 'show') && hasPage(resource);
  return ({ id }) => (mayShow ? createPath({ resource: resource.name, type: 'show', id }) : undefined);
}

import type { RaRecord } from 'react-admin';
import type { Resource } from '../../../schemas/resource.ts';
import { usePagePath } from '../../data/pagePath.ts';
import { useListPath } from './useListPath.ts';

/** Returns the parent page of a form: the record's page if the schema declares one, else the list, or the record that it is part of. */
export function useAbove(resource: Resource): (record?: RaRecord) => string {
  const listPath = useListPath(resource);
  const pageOf = usePagePath(resource);
  return (record) => (record && resource.page && pageOf(record)) ?? listPath(record);
}

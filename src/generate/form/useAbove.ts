import type { RaRecord } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { usePagePath } from '../../data/pagePath.ts';
import { useListPath } from './useListPath.ts';

/** What a form stands below: the page of a record whose schema declares one, else, and where the record is gone, the list. */
export function useAbove(resource: Resource): (record?: Pick<RaRecord, 'id'>) => string {
  const listPath = useListPath(resource);
  const pageOf = usePagePath(resource);
  return (record) => (record && resource.page && pageOf(record)) ?? listPath;
}

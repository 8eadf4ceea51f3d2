import { useCreatePath } from '../../data/createPath.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** Where the records of a resource are listed. */
export function useListPath({ name }: Resource): string {
  return useCreatePath()({ resource: name, type: 'list' });
}

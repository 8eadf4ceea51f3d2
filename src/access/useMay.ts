import { useCanAccess } from 'ra-core';
import type { CrudAction } from '../../schemas/resource.ts';

/** Whether the user may do this to records of a resource. Not until the answer is there. */
export function useMay(resource: string, action: CrudAction | 'attach'): boolean {
  const { canAccess } = useCanAccess({ resource, action });
  return canAccess === true;
}

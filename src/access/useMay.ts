import { useCanAccess } from 'react-admin';
import type { CrudAction } from '../../schemas/resource.ts';

/** Returns whether the user may perform an action on a resource; false until known. */
export function useMay(
  resource: string,
  action: CrudAction | 'attach' | 'audit' | 'cancel' | 'download' | 'manage' | 'remove' | 'send',
): boolean {
  const { canAccess } = useCanAccess({ resource, action });
  return canAccess === true;
}

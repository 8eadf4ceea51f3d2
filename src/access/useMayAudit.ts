import { historyAccess } from '../../domain/access/history.ts';
import { areaFor } from '../../domain/access/grant.ts';
import type { Resource } from '../../schemas/resource.ts';
import { useMay } from './useMay.ts';
import { useMe } from './useMe.ts';

/** Whether the user may read the history of a resource's records. */
export function useMayAudit(resource: Resource): boolean {
  const me = useMe();
  const access = historyAccess(resource);
  const may = useMay(resource.name, access?.action ?? 'show');
  return may && access !== undefined && (!access.area || (me !== undefined && access.area === areaFor(me.type)));
}

import { useCreatePath, type RaRecord } from 'ra-core';
import { useMay } from '../useMay.ts';

/** Where a row leads: to its form for whoever may edit, else to its page, else nowhere. */
export function useRowTarget(resource: string): (record: RaRecord) => string | undefined {
  const createPath = useCreatePath();
  const mayEdit = useMay(resource, 'edit');
  const mayShow = useMay(resource, 'show');
  const type = mayEdit ? 'edit' : mayShow ? 'show' : undefined;
  return ({ id }) => type && createPath({ resource, type, id });
}

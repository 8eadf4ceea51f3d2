import { useCreatePath, type RaRecord } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { useMay } from '../useMay.ts';

/** Where a row leads: to its form for whoever may edit, else to its page, else nowhere, nor where its actions say what editing is. */
export function useRowTarget({ name: resource, actions }: Resource): (record: RaRecord) => string | undefined {
  const createPath = useCreatePath();
  const mayEdit = useMay(resource, 'edit');
  const mayShow = useMay(resource, 'show');
  const type = actions?.commands['edit'] ? undefined : mayEdit ? 'edit' : mayShow ? 'show' : undefined;
  return ({ id }) => type && createPath({ resource, type, id });
}

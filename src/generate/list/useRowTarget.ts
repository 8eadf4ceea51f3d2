import { useCreatePath, type RaRecord } from 'ra-core';
import { editsByMenu, isEditable } from '../../../domain/actions/offered.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useMay } from '../useMay.ts';

/** Where a row leads: to its form for whoever may edit it now, else to its page, else nowhere, nor where its menu has editing. */
export function useRowTarget({ name: resource, actions }: Resource): (record: RaRecord) => string | undefined {
  const createPath = useCreatePath();
  const mayEdit = useMay(resource, 'edit');
  const mayShow = useMay(resource, 'show');
  if (editsByMenu(actions)) return () => undefined;
  return (record) => {
    const type = mayEdit && isEditable(actions, record) ? 'edit' : mayShow ? 'show' : undefined;
    return type && createPath({ resource, type, id: record.id });
  };
}

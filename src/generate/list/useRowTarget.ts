import { useCreatePath, type RaRecord } from 'ra-core';
import { editsByMenu, isEditable } from '../../../domain/actions/offered.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { hasPage } from '../actions/ownVerbs.ts';
import { useMay } from '../useMay.ts';

/** Where a row leads: to its page, or where there is none for the user to its form, while it may be edited. */
export function useRowTarget(resource: Resource): (record: RaRecord) => string | undefined {
  const { name, actions } = resource;
  const createPath = useCreatePath();
  const mayEdit = useMay(name, 'edit');
  const mayShow = useMay(name, 'show');
  return (record) => {
    const isForm = mayEdit && !editsByMenu(actions) && isEditable(actions, record);
    const type = mayShow && hasPage(resource) ? 'show' : isForm ? 'edit' : undefined;
    return type && createPath({ resource: name, type, id: record.id });
  };
}

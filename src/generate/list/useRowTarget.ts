import { useCreatePath, type RaRecord } from 'ra-core';
import { editsByMenu, isEditable } from '../../../domain/actions/offered.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { usePagePath } from '../../data/pagePath.ts';
import { useMay } from '../../access/useMay.ts';

/** Where a row leads: to its page, or where there is none for the user to its form, while it may be edited. */
export function useRowTarget(resource: Resource): (record: RaRecord) => string | undefined {
  const { name, actions } = resource;
  const createPath = useCreatePath();
  const pageOf = usePagePath(resource);
  const mayEdit = useMay(name, 'edit') && !editsByMenu(actions);
  return (record) =>
    pageOf(record) ??
    (mayEdit && isEditable(actions, record) ? createPath({ resource: name, type: 'edit', id: record.id }) : undefined);
}

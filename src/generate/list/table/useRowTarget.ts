import { type RaRecord } from 'react-admin';
import { get } from 'react-hook-form';
import { useCreatePath } from '../../../data/createPath.ts';
import { editsByMenu, isEditable } from '../../../../domain/actions/offeredActions.ts';
import { referenceKey } from '../../../../domain/kinds/reference.ts';
import { propertyAt } from '../../../../domain/schema/path.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { usePagePath } from '../../../data/pagePath.ts';
import { resourceOf } from '../../../data/resources.ts';
import { useMay } from '../../../access/useMay.ts';

/**
 * Returns the link target of a row: its page, else its form if editable; or the page of the reference that the list
 * declares.
 */
export function useRowTarget(resource: Resource): (record: RaRecord) => string | undefined {
  const { name, actions } = resource;
  const opened = openedBy(resource);
  const createPath = useCreatePath();
  const pageOf = usePagePath(opened?.resource ?? resource);
  const mayEdit = useMay(name, 'edit') && !editsByMenu(actions);
  if (opened) {
    return (record) => {
      const key = opened.keyOf(record);
      return key === undefined ? undefined : pageOf({ id: key });
    };
  }
  return (record) =>
    pageOf(record) ??
    (mayEdit && isEditable(actions, record) ? createPath({ resource: name, type: 'edit', id: record.id }) : undefined);
}

/** The resource and key that a row opens instead of its own. */
function openedBy({ schema, list: { opens } }: Resource) {
  const { ref } = (opens !== undefined && propertyAt(schema, opens)) || {};
  if (ref === undefined) return undefined;
  return { resource: resourceOf(ref), keyOf: (record: RaRecord) => referenceKey(get(record, opens ?? '')) };
}

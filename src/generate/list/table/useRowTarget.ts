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
  const pageOf = usePagePath(opened.at(-1)?.resource ?? resource);
  // Hooks are not called in a loop, and a row has at most two references before the last one.
  const [first, second] = opened.slice(0, -1);
  const pagesBefore = [usePagePath(first?.resource ?? resource), usePagePath(second?.resource ?? resource)];
  const mayEdit = useMay(name, 'edit') && !editsByMenu(actions);
  if (opened.length > 0) {
    const pages = [...pagesBefore.slice(0, opened.length - 1), pageOf];
    return (record) => {
      const at = opened.findIndex(({ keyOf }) => keyOf(record) !== undefined);
      const key = opened[at]?.keyOf(record);
      return key === undefined ? undefined : pages[at]?.({ id: key });
    };
  }
  return (record) =>
    pageOf(record) ??
    (mayEdit && isEditable(actions, record) ? createPath({ resource: name, type: 'edit', id: record.id }) : undefined);
}

/** The resources and keys that a row opens instead of its own: the first of which it has the key. */
function openedBy({ schema, list: { opens, opensFirst = [] } }: Resource) {
  const paths = opens === undefined ? [] : [...opensFirst, opens];
  return paths.flatMap((path) => {
    const { ref } = propertyAt(schema, path) ?? {};
    const keyOf = (record: RaRecord) => referenceKey(get(record, path));
    return ref === undefined ? [] : [{ resource: resourceOf(ref), keyOf }];
  });
}

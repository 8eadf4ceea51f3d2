import { useCallback } from 'react';
import { menuNames } from '../../../domain/actions/menu.ts';
import { editsByMenu, isDeletable, isEditable } from '../../../domain/actions/offeredActions.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { hasPage } from '../../../domain/actions/pages.ts';
import { useMay } from '../../access/useMay.ts';
import { useMayAudit } from '../../access/useMayAudit.ts';
import type { ActedRecord, OwnVerb } from './useActions.ts';

/** Returns which of these the rows of a list offer, except those that the resource declares. */
export function useOwnVerbs(resource: Resource): (record: ActedRecord) => readonly OwnVerb[] {
  const { name, actions, form } = resource;
  const mayShow = useMay(name, 'show') && hasPage(resource);
  const mayEdit = useMay(name, 'edit') && !editsByMenu(actions);
  const mayCopy = useMay(name, 'create') && form.copies !== false;
  const mayAudit = useMayAudit(resource);
  const mayDelete = useMay(name, 'delete');
  return useCallback(
    (record: ActedRecord) => {
      const named = actions ? menuNames(actions) : [];
      const offered: Record<OwnVerb, boolean> = {
        show: mayShow,
        edit: mayEdit && isEditable(actions, record),
        duplicate: mayShow && mayCopy,
        audit: mayAudit,
        delete: mayDelete && isDeletable(actions, record),
      };
      return (Object.keys(offered) as OwnVerb[]).filter((verb) => offered[verb] && !named.includes(verb));
    },
    [actions, mayShow, mayEdit, mayCopy, mayAudit, mayDelete],
  );
}

import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useCreatePath } from '../../data/createPath.ts';
import type { Icon } from '../../../schemas/icon.ts';
import { iconOf } from '../../shell/display/icons.ts';
import { formPath } from './formPath.ts';
import type { OwnVerb } from './useActions.ts';
import type { ActedRecord, RecordActions } from './useActions.ts';

const icons: Readonly<Record<OwnVerb, Icon>> = {
  show: 'document',
  edit: 'edit',
  duplicate: 'copy',
  audit: 'history',
  delete: 'delete',
};

const partOf = (verb: string | null) => (verb === 'audit' || verb === 'delete' ? verb : 'leading');

/** The entries for what can be done with any record: those that lead somewhere, its history, and last that it is deleted. */
export function useOwnItems(
  { resource, ownOf, openDelete, openDialog }: RecordActions,
  record: ActedRecord,
  onClose: () => void,
): Readonly<Record<'leading' | 'history' | 'last', ReactElement[]>> {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { id } = record;
  const paths: Readonly<Partial<Record<OwnVerb, string>>> = {
    show: createPath({ resource, type: 'show', id }),
    edit: createPath({ resource, type: 'edit', id }),
    duplicate: formPath(createPath, resource, 'copy', id),
  };
  const open = (verb: OwnVerb) => {
    onClose();
    if (verb === 'delete') openDelete(record);
    else openDialog(record, verb);
  };
  const items = ownOf(record).map((verb) => {
    const Sign = iconOf(icons[verb]);
    const to = paths[verb];
    const color = verb === 'delete' ? { color: 'error.main' } : {};
    const leads = to === undefined ? { onClick: () => open(verb) } : { component: Link, to, onClick: onClose };
    return (
      <MenuItem key={verb} sx={color} {...leads}>
        <ListItemIcon sx={color}>
          <Sign fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={translate(`generate.row.${verb}`)} />
      </MenuItem>
    );
  });
  const { leading = [], audit: history = [], delete: last = [] } = Object.groupBy(items, ({ key }) => partOf(key));
  return { leading, history, last };
}

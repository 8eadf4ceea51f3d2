import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RaRecord, useCreatePath, useRecordContext, useTranslate } from 'ra-core';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { isEditable } from '../../../domain/actions/offered.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { formPath } from '../actions/formPath.ts';
import { ActionsContext } from '../actions/useActions.ts';
import { useOfferedItems } from '../actions/useOfferedItems.tsx';
import { useMay } from '../useMay.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

/** What can be done with one row, by whoever may. */
export function RowMenu({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext<RaRecord<string>>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [deleting, setDeleting] = useState(false);
  const { name } = resource;
  const may = { show: useMay(name, 'show'), edit: useMay(name, 'edit'), create: useMay(name, 'create') };
  const mayDelete = useMay(name, 'delete');
  const offered = useOfferedItems(use(ActionsContext), record);
  if (!record || !(may.show || may.edit || may.create || mayDelete || offered.length > 0)) return null;
  const label = String(record[resource.label] ?? '');
  const close = () => setAnchor(null);

  return (
    // What is pressed in the menu is not a press on the row.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <IconButton
        aria-label={translate('generate.row.options', { name: label })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        {may.show && (
          <MenuItem component={Link} to={createPath({ resource: name, type: 'show', id: record.id })}>
            {translate('generate.row.show')}
          </MenuItem>
        )}
        {may.edit && isEditable(resource.actions, record) && (
          <MenuItem component={Link} to={createPath({ resource: name, type: 'edit', id: record.id })}>
            {translate('generate.row.edit')}
          </MenuItem>
        )}
        {may.create && may.show && (
          <MenuItem component={Link} to={formPath(createPath, name, 'copy', record.id)}>
            {translate('generate.row.duplicate')}
          </MenuItem>
        )}
        {offered.flat()}
        {mayDelete && (
          <MenuItem onClick={() => setDeleting(true)} sx={{ color: 'error.main' }}>
            {translate('generate.row.delete')}
          </MenuItem>
        )}
      </Menu>
      <DeleteDialog resource={resource} record={record} open={deleting} onClose={() => setDeleting(false)} />
    </span>
  );
}

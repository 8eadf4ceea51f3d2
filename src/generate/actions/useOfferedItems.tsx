import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useCreatePath, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { type Offered, offeredMenu } from '../../../domain/actions/offered.ts';
import { iconOf } from '../../shell/icons.ts';
import { formPath } from './formPath.ts';
import type { ActedRecord, RecordActions } from './useActions.ts';

/** The entries of a menu for what can be done with a record now, group by group; what cannot be undone is red. */
export function useOfferedItems(
  acting: RecordActions | undefined,
  record: ActedRecord | undefined,
  onClose: () => void = () => undefined,
): ReactElement[][] {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  if (!acting || !record) return [];
  const { resource, actions, may, openDialog } = acting;
  const choose = ({ name, action: { opens } }: Offered) => {
    onClose();
    if (opens === undefined) openDialog(record, name);
    else void navigate(formPath(createPath, resource, opens, record.id));
  };
  return offeredMenu(actions, record, may).map((group) =>
    group.map((offered) => {
      const { name, action } = offered;
      const Icon = iconOf(action.icon);
      const color = 'isFinal' in action && action.isFinal ? { color: 'error.main' } : {};
      return (
        <MenuItem key={name} onClick={() => choose(offered)} sx={color}>
          <ListItemIcon sx={color}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {translate(`resources.${resource}.actions.${name}.name`)}
        </MenuItem>
      );
    }),
  );
}

import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useCreatePath, useTranslate } from 'ra-core';
import { useId, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { refusalOf } from '../../../domain/actions/commands.ts';
import { type Offered, offeredMenu } from '../../../domain/actions/offered.ts';
import { iconOf } from '../../shell/icons.ts';
import { factsHere } from '../facts.ts';
import { formPath } from './formPath.ts';
import type { ActedRecord, RecordActions } from './useActions.ts';

/** A reason is a sentence or two, on lines of a length to be read. */
const reasonWidth = { maxWidth: 320, whiteSpace: 'normal' } as const;

/**
 * The entries of a menu for what can be done with a record now, group by group; what cannot be undone is red. One that
 * would be refused says why, and can be pressed all the same: its dialog may lead on.
 */
export function useOfferedItems(
  { resource, actions, may, openDialog }: RecordActions,
  record: ActedRecord,
  onClose: () => void,
): ReactElement[][] {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const menuId = useId();
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
      const refusal = name in actions.commands && refusalOf(actions, name, record, factsHere());
      const reasonId = `${menuId}-${name}`;
      return (
        <MenuItem
          key={name}
          onClick={() => choose(offered)}
          sx={color}
          aria-describedby={refusal ? reasonId : undefined}
        >
          <ListItemIcon sx={color}>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText
            primary={translate(`resources.${resource}.actions.${name}.name`)}
            secondary={refusal && translate(`resources.${resource}.reasons.${refusal}`)}
            // It describes the entry, which is still called by its name alone.
            slotProps={{ secondary: { id: reasonId, 'aria-hidden': true, sx: reasonWidth } }}
          />
        </MenuItem>
      );
    }),
  );
}

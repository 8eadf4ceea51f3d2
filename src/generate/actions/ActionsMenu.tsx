import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCreatePath, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { type Offered, offeredMenu } from '../../../domain/actions/offered.ts';
import { iconOf } from '../../shell/icons.ts';
import { formPath } from './formPath.ts';
import { type ActedRecord, useActions } from './useActions.ts';

interface ActionsMenuProps {
  readonly record: ActedRecord;
  /** Where the button is that opened it. */
  readonly below: DOMRect;
  readonly onClose: () => void;
}

/** What can be done with a record now, in groups; what cannot be undone is red. */
export function ActionsMenu({ record, below, onClose }: ActionsMenuProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { resource, actions, titleOf, may, openDialog } = useActions();
  const label = translate('generate.row.options', { name: titleOf(record) });
  const choose = ({ name, action: { opens } }: Offered) => {
    onClose();
    if (opens === undefined) openDialog(record, name);
    else navigate(formPath(createPath, resource, opens, record.id));
  };

  return (
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ top: below.bottom, left: below.right }}
      onClose={onClose}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label }, paper: { 'aria-label': label } }}
    >
      {offeredMenu(actions, record, may).flatMap((group, index) => [
        index > 0 && <Divider key={`before-${group[0]?.name}`} component="li" />,
        ...group.map((offered) => {
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
      ])}
    </Menu>
  );
}

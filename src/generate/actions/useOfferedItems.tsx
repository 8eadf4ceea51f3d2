import ChevronRight from '@mui/icons-material/ChevronRight';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useId, type KeyboardEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useCreatePath } from '../../data/createPath.ts';
import { isRepeated, refusalOf } from '../../../domain/actions/commands.ts';
import { commandNameOf } from '../../../domain/actions/menu.ts';
import {
  isOfferedGroup,
  offeredMenu,
  type Offered,
  type OfferedGroup,
} from '../../../domain/actions/offeredActions.ts';
import { iconOf } from '../../shell/display/icons.ts';
import { factsHere } from '../facts.ts';
import { formPath } from './formPath.ts';
import type { ActedRecord, RecordActions } from './useActions.ts';

/** A reason is a sentence or two, at a readable width. */
const reasonWidth = { maxWidth: 320, whiteSpace: 'normal' } as const;

interface Opening {
  /** The open group, and the previous one. */
  readonly group: string | undefined;
  readonly left: string | undefined;
  readonly onOpen: (group: string) => void;
  readonly onClose: () => void;
}

/**
 * Returns the menu entries of a record's actions, in sections, or those of the open group; irreversible ones are red. A
 * refused one shows its reason and can still be pressed, because its dialog may offer a way out.
 */
export function useOfferedItems(
  { resource, actions, may, openDialog }: RecordActions,
  record: ActedRecord,
  { group: open, left, onOpen, onClose }: Opening,
): ReactElement[][] {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const menuId = useId();
  const nameOf = (name: string) => translate(`resources.${resource}.actions.${name}.name`);
  const choose = ({ name, action }: Offered) => {
    onClose();
    const form = 'formOf' in action && action.formOf ? action.formOf : resource;
    if (action.opens === undefined) openDialog(record, name);
    else void navigate(formPath(createPath, form, action.opens, record.id));
  };

  const itemOf = (offered: Offered, hasFocus = false): ReactElement => {
    const { name, action } = offered;
    const Icon = iconOf(action.icon);
    const color = 'isFinal' in action && action.isFinal ? { color: 'error.main' } : {};
    const command = commandNameOf(actions, name);
    const refusal = command in actions.commands && refusalOf(actions, command, record, factsHere());
    const reasonId = `${menuId}-${name}`;
    return (
      <MenuItem
        key={name}
        autoFocus={hasFocus}
        onClick={() => choose(offered)}
        sx={color}
        aria-describedby={refusal ? reasonId : undefined}
      >
        <ListItemIcon sx={color}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText
          primary={
            isRepeated(actions, name, record) ? translate(`resources.${resource}.actions.${name}.again`) : nameOf(name)
          }
          secondary={refusal && translate(`resources.${resource}.reasons.${refusal}`)}
          // It describes the entry, whose accessible name stays short.
          slotProps={{ secondary: { id: reasonId, 'aria-hidden': true, sx: reasonWidth } }}
        />
      </MenuItem>
    );
  };

  const groupOf = ({ name, icon }: OfferedGroup): ReactElement => {
    const Icon = iconOf(icon);
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'ArrowRight' && onOpen(name);
    return (
      <MenuItem
        key={name}
        // Focus returns here.
        autoFocus={name === left}
        aria-haspopup="menu"
        onClick={() => onOpen(name)}
        onKeyDown={onKeyDown}
      >
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={nameOf(name)} />
        <ChevronRight fontSize="small" color="action" sx={{ ml: 2 }} />
      </MenuItem>
    );
  };

  const menu = offeredMenu(actions, record, may);
  const shown = menu.flat().find((entry) => entry.name === open);
  // Focus goes to the first action, not to the way back.
  if (shown && isOfferedGroup(shown)) return [shown.of.map((each, index) => itemOf(each, index === 0))];
  return menu.map((part) => part.map((entry) => (isOfferedGroup(entry) ? groupOf(entry) : itemOf(entry))));
}

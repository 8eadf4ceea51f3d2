import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCreatePath, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { DialogChoice } from './actionDialogs.ts';
import { choiceIcons } from './choiceIcons.ts';
import type { ListedInvoice } from './dialogProps.ts';
import { offeredActions, type MenuChoice } from './offeredActions.ts';
import { copyPath, editPath } from './paths.ts';
import { useInvoicePermissions } from './useInvoicePermissions.ts';

interface ChoiceListProps {
  readonly invoice: ListedInvoice;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onDialog: (choice: DialogChoice) => void;
}

/** What can be done with an invoice now, in groups; what cannot be undone comes last, in red. */
export function ChoiceList({ invoice, anchor, onClose, onDialog }: ChoiceListProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const label = anchor.getAttribute('aria-label') ?? undefined;
  const groups = offeredActions(invoice, useInvoicePermissions());
  const choose = (choice: MenuChoice) => {
    if (choice === 'edit') navigate(editPath(createPath, invoice));
    else if (choice === 'duplicate') navigate(copyPath(createPath, invoice));
    else onDialog(choice);
  };

  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label }, paper: { 'aria-label': label } }}
    >
      {groups.flatMap((group, index) => [
        index > 0 && <Divider key={`before-${group[0]}`} component="li" />,
        ...group.map((choice) => {
          const Icon = choiceIcons[choice];
          const red = choice === 'cancel' ? { color: 'error.main' } : {};
          return (
            <MenuItem key={choice} onClick={() => choose(choice)} sx={red}>
              <ListItemIcon sx={red}>
                <Icon fontSize="small" />
              </ListItemIcon>
              {translate(`invoiceActions.menu.${choice}`)}
            </MenuItem>
          );
        }),
      ])}
    </Menu>
  );
}

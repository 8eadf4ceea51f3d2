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
import { useInvoiceActions } from './useInvoiceActions.ts';
import { useInvoiceTitle } from './useInvoiceTitle.ts';

interface ChoiceListProps {
  readonly invoice: ListedInvoice;
  /** Where the button is that opened it. */
  readonly below: DOMRect;
  readonly onClose: () => void;
  readonly onDialog: (choice: DialogChoice) => void;
}

/** What can be done with an invoice now, in groups; what cannot be undone comes last, in red. */
export function ChoiceList({ invoice, below, onClose, onDialog }: ChoiceListProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const titleOf = useInvoiceTitle();
  const label = translate('invoiceActions.menu.open', { title: titleOf(invoice) });
  const groups = offeredActions(invoice, useInvoiceActions().may);
  const choose = (choice: MenuChoice) => {
    onClose();
    if (choice === 'edit') navigate(editPath(createPath, invoice));
    else if (choice === 'duplicate') navigate(copyPath(createPath, invoice));
    else onDialog(choice);
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

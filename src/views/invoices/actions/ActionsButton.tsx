import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import type { ListedInvoice } from './dialogProps.ts';
import { offeredActions } from './offeredActions.ts';
import { useInvoiceActions } from './useInvoiceActions.ts';
import { useInvoiceTitle } from './useInvoiceTitle.ts';

/** Opens the options of one invoice, where there are any for this user. */
export function ActionsButton({ invoice }: { readonly invoice: ListedInvoice }) {
  const translate = useTranslate();
  const titleOf = useInvoiceTitle();
  const { may, menuOf, openMenu } = useInvoiceActions();
  const offered = offeredActions(invoice, may);
  if (offered.length === 0) return null;
  return (
    <IconButton
      aria-label={translate('invoiceActions.menu.open', { title: titleOf(invoice) })}
      aria-haspopup="menu"
      aria-expanded={menuOf === invoice.uuid}
      onClick={(event) => openMenu(invoice, event.currentTarget)}
    >
      <MoreIcon />
    </IconButton>
  );
}

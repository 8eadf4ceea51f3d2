import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { actionDialogs, type DialogChoice } from './actionDialogs.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { ListedInvoice } from './dialogProps.ts';
import { useInvoiceTitle } from './useInvoiceTitle.ts';

/** The options of one invoice: a button, its menu, and the dialog of what was chosen. */
export function ActionsMenu({ invoice }: { readonly invoice: ListedInvoice }) {
  const translate = useTranslate();
  const titleOf = useInvoiceTitle();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<DialogChoice>();
  const Dialog = chosen && actionDialogs[chosen];

  return (
    <>
      <IconButton
        aria-label={translate('invoiceActions.menu.open', { title: titleOf(invoice) })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <ChoiceList
          invoice={invoice}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onDialog={(choice) => {
            setAnchor(null);
            setChosen(choice);
          }}
        />
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog invoice={invoice} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { actionDialogs, type DialogChoice } from './actionDialogs.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { ListedInvoice } from './dialogProps.ts';
import { type InvoiceActions, InvoiceActionsContext } from './useInvoiceActions.ts';
import { useInvoicePermissions } from './useInvoicePermissions.ts';

interface OpenMenu {
  readonly invoice: ListedInvoice;
  /** Where its button was: the row may be gone while the menu is open. */
  readonly below: DOMRect;
}

interface OpenDialog {
  readonly invoice: ListedInvoice;
  readonly choice: DialogChoice;
}

/**
 * Holds the menu and the dialog of the invoices beneath it. They outlast their
 * row: a list that is asked again may have lost it while somebody is typing.
 */
export function InvoiceActionsProvider({ children }: { readonly children: ReactNode }) {
  const [menu, setMenu] = useState<OpenMenu>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const Dialog = dialog && actionDialogs[dialog.choice];
  const menuOf = menu?.invoice.uuid;
  const may = useInvoicePermissions();
  const actions = useMemo<InvoiceActions>(
    () => ({
      may,
      menuOf,
      openMenu: (invoice, button) => setMenu({ invoice, below: button.getBoundingClientRect() }),
      openDialog: (invoice, choice) => setDialog({ invoice, choice }),
    }),
    [may, menuOf],
  );

  return (
    <InvoiceActionsContext value={actions}>
      {children}
      {menu && (
        <ChoiceList
          {...menu}
          onClose={() => setMenu(undefined)}
          onDialog={(choice) => actions.openDialog(menu.invoice, choice)}
        />
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog invoice={dialog.invoice} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </InvoiceActionsContext>
  );
}

import { createContext, use } from 'react';
import type { InvoiceAction } from '../../../../schemas/resources/invoices.ts';
import type { DialogChoice } from './actionDialogs.ts';
import type { ListedInvoice } from './dialogProps.ts';

export interface InvoiceActions {
  /** Whether the signed-in user may do this with invoices. Nothing until it is known. */
  readonly may: (action: InvoiceAction) => boolean;
  /** Whose menu is open, by its uuid. */
  readonly menuOf: string | undefined;
  /** Opens the options of an invoice below their button. */
  readonly openMenu: (invoice: ListedInvoice, button: HTMLElement) => void;
  readonly openDialog: (invoice: ListedInvoice, choice: DialogChoice) => void;
}

export const InvoiceActionsContext = createContext<InvoiceActions | undefined>(undefined);

/** What the rows of a list can open. */
export function useInvoiceActions(): InvoiceActions {
  const actions = use(InvoiceActionsContext);
  if (!actions) throw new Error('The actions of an invoice need <InvoiceActionsProvider> around them');
  return actions;
}

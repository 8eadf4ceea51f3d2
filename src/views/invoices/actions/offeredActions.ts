import { actionsOf, type MenuAction } from '../../../../domain/invoice/actions.ts';
import type { InvoiceAction } from '../../../../schemas/resources/invoices.ts';
import { type ListedInvoice, paymentOf } from './dialogProps.ts';

/** What the menu of a row can do. Reverting is no entry of the specification's table: the server says who can still go back. */
export type MenuChoice = Exclude<MenuAction, 'email'> | 'revert';

/** The choices as the menu shows them: see and settle, change, share, undo. */
const groups: readonly (readonly MenuChoice[])[] = [
  ['pdf', 'bill', 'receive', 'paymentLink', 'receipt'],
  ['edit', 'duplicate', 'template'],
  ['publicLink', 'audit'],
  ['revert', 'cancel'],
];

/** What somebody must be allowed to do with invoices for each choice. */
const needs: Readonly<Record<MenuChoice, InvoiceAction>> = {
  pdf: 'show',
  bill: 'bill',
  receive: 'receive',
  paymentLink: 'show',
  receipt: 'show',
  edit: 'edit',
  duplicate: 'create',
  template: 'template',
  publicLink: 'show',
  audit: 'audit',
  revert: 'revert',
  cancel: 'cancel',
};

/** Every permission the menu asks about. */
export const menuPermissions: readonly InvoiceAction[] = [...new Set(Object.values(needs))];

/** The choices an invoice offers to somebody, group by group; groups with none are left out. */
export function offeredActions(
  invoice: Pick<ListedInvoice, 'status' | 'transactions' | 'can_revert'>,
  may: (action: InvoiceAction) => boolean,
): readonly (readonly MenuChoice[])[] {
  const payment = paymentOf(invoice);
  const byStatus = new Set<string>(
    actionsOf(invoice, payment?.account?.account_type?.auto ?? false, Boolean(payment?.payment_link)),
  );
  if (invoice.can_revert) byStatus.add('revert');
  return groups
    .map((group) => group.filter((choice) => byStatus.has(choice) && may(needs[choice])))
    .filter((group) => group.length > 0);
}

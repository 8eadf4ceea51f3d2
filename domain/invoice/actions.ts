import type { InvoiceStatus } from '../../schemas/resources/invoices.ts';

/** What a document's menu can offer, in the order it is shown. */
export const menuActions = [
  'pdf',
  'bill',
  'receive',
  'template',
  'duplicate',
  'edit',
  'email',
  'paymentLink',
  'receipt',
  'publicLink',
  'audit',
  'cancel',
] as const;

export type MenuAction = (typeof menuActions)[number];

/** The statuses each action is for (specification §4 Actions by status). */
const table: Readonly<Record<MenuAction, readonly InvoiceStatus[]>> = {
  pdf: ['draft', 'billed', 'paid', 'cancelled'],
  bill: ['draft'],
  receive: ['billed'],
  template: ['draft', 'future', 'billed'],
  duplicate: ['draft', 'billed', 'paid', 'cancelled'],
  edit: ['draft'],
  email: ['billed', 'paid'],
  paymentLink: ['billed'],
  receipt: ['paid'],
  publicLink: ['draft', 'billed', 'paid'],
  audit: ['draft', 'billed', 'paid', 'cancelled'],
  cancel: ['draft', 'billed'],
};

interface Listed {
  readonly status: InvoiceStatus;
}

/** The actions offered for a document: by its status, whether its account receives by itself, and its payment link. */
export function actionsOf(invoice: Listed, accountIsAutomatic: boolean, hasLink: boolean): MenuAction[] {
  return menuActions.filter((action) => {
    if (action === 'receive' && accountIsAutomatic) return false;
    if (action === 'paymentLink' && !hasLink) return false;
    return table[action].includes(invoice.status);
  });
}

/** Whether whoever holds its link may see the document, its PDF with it (design §5 public view, specification §6). */
export function isPublic(invoice: Listed): boolean {
  return table.publicLink.includes(invoice.status);
}

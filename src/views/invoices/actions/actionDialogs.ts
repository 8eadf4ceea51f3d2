import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { InvoiceDialogProps } from './dialogProps.ts';
import type { MenuChoice } from './offeredActions.ts';

/** The choices that leave the list for the form. */
export type FormChoice = 'edit' | 'duplicate';
export type DialogChoice = Exclude<MenuChoice, FormChoice>;

/** The dialog of each choice, loaded when it is first asked for. */
export const actionDialogs: Readonly<Record<DialogChoice, LazyExoticComponent<ComponentType<InvoiceDialogProps>>>> = {
  pdf: lazy(() => import('./dialogs/PdfDialog.tsx')),
  bill: lazy(() => import('./dialogs/BillDialog.tsx')),
  receive: lazy(() => import('./dialogs/ReceiveDialog.tsx')),
  paymentLink: lazy(() => import('./dialogs/PaymentLinkDialog.tsx')),
  receipt: lazy(() => import('./dialogs/ReceiptDialog.tsx')),
  template: lazy(() => import('./dialogs/TemplateDialog.tsx')),
  publicLink: lazy(() => import('./dialogs/PublicLinkDialog.tsx')),
  audit: lazy(() => import('./dialogs/AuditDialog.tsx')),
  revert: lazy(() => import('./dialogs/RevertDialog.tsx')),
  cancel: lazy(() => import('./dialogs/CancelDialog.tsx')),
};

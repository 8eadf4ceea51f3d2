import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { useCreatePath } from '../../../data/createPath.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { invoiceActions } from '../../../../schemas/parts/invoiceActions.ts';
import { formPath } from '../../../generate/actions/formPath.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import type { InvoiceDialogProps } from './dialogProps.ts';
import { useInvoiceSubject } from './useInvoiceTitle.ts';

const words = {
  invoice_due_date_past: 'invoiceActions.bill.overdue',
  invoice_without_lines: 'invoiceActions.bill.empty',
} as const;

/** Why a draft cannot be issued until it is edited. */
export type Lack = keyof typeof words;

export const isLack = (reason: string | undefined): reason is Lack => reason !== undefined && reason in words;

/** Explains what a draft lacks, and links to its form. */
export function EditFirst({ record: invoice, lack, onClose }: InvoiceDialogProps & { readonly lack: Lack }) {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const subject = useInvoiceSubject(invoice);
  return (
    <ConfirmDialog
      open
      title={translate(`${words[lack]}Title`)}
      subject={subject}
      content={translate(`${words[lack]}Body`, { due_date: formatDate(invoice.due_date, language) })}
      confirmLabel={translate('invoiceActions.bill.edit')}
      onConfirm={() => navigate(formPath(createPath, 'invoices', invoiceActions.commands.edit.opens, invoice.uuid))}
      onClose={onClose}
    />
  );
}

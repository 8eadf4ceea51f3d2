import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../../../shell/feedback/ConfirmDialog.tsx';
import type { InvoiceDialogProps } from '../dialogProps.ts';
import { useInvoiceCommand } from '../useInvoiceCommand.ts';
import { useInvoiceSubject } from '../useInvoiceSubject.ts';

/** Makes an issued invoice a draft again; whether it was sent or seen only the server knows. */
export default function RevertDialog({ invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const subject = useInvoiceSubject(invoice);
  const { run, running } = useInvoiceCommand((calls) => calls.updateStatus(invoice.uuid, { status: 'draft' }), onClose);
  return (
    <ConfirmDialog
      open
      title={translate('invoiceActions.revert.title')}
      subject={subject}
      content={translate('invoiceActions.revert.body')}
      confirmLabel={translate('invoiceActions.revert.confirm')}
      onConfirm={() => run()}
      onClose={onClose}
      pending={running}
    />
  );
}

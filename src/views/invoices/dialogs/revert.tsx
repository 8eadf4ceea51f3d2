import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { useInvoiceCommand } from '../actions/useInvoiceCommand.ts';
import { useInvoiceSubject } from '../actions/useInvoiceSubject.ts';

/** Makes an issued invoice a draft again; whether it was sent or seen only the server knows. */
export default function RevertDialog({ record: invoice, onClose }: InvoiceDialogProps) {
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

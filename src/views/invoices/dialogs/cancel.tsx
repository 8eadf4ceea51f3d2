import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { useInvoiceCommand } from '../actions/useInvoiceCommand.ts';
import { useInvoiceSubject } from '../actions/useInvoiceSubject.ts';

/** Cancels a draft or an issued invoice, for good. */
export default function CancelDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const subject = useInvoiceSubject(invoice);
  const { run, running } = useInvoiceCommand(
    (calls) => calls.updateStatus(invoice.uuid, { status: 'cancelled' }),
    onClose,
  );
  const consequence = translate(invoice.number ? 'invoiceActions.cancel.body' : 'invoiceActions.cancel.draftBody');
  return (
    <ConfirmDialog
      open
      destructive
      title={translate('invoiceActions.cancel.title')}
      subject={subject}
      content={consequence}
      confirmLabel={translate('invoiceActions.cancel.confirm')}
      onConfirm={() => run()}
      onClose={onClose}
      pending={running}
    />
  );
}

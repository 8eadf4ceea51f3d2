import { useTranslate } from 'ra-core';
import invoices from '../../../../schemas/resources/invoices.ts';
import { useCommand } from '../../../generate/actions/useCommand.ts';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { useSubject } from '../../../generate/useRecordName.ts';

/** Cancels a draft or an issued invoice. */
export default function CancelDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const subject = useSubject(invoices, invoice);
  const { run, running } = useCommand(invoices, 'cancel', invoice.uuid, onClose);
  const consequence = translate(invoice.number ? 'invoiceActions.cancel.body' : 'invoiceActions.cancel.draftBody');
  return (
    <ConfirmDialog
      open
      destructive
      title={translate('invoiceActions.cancel.title')}
      subject={subject}
      content={consequence}
      confirmLabel={translate('invoiceActions.cancel.confirm')}
      onConfirm={() => void run()}
      onClose={onClose}
      pending={running}
    />
  );
}

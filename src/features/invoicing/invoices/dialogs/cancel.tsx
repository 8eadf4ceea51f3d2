import { useTranslate } from 'react-admin';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { CommandQuestion } from '../../../../generate/actions/CommandQuestion.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';

/** Cancels a draft or an issued invoice. */
export default function CancelDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const consequence = translate(invoice.number ? 'invoiceActions.cancel.body' : 'invoiceActions.cancel.draftBody');
  return (
    <CommandQuestion
      resource={invoices}
      name="cancel"
      record={invoice}
      onClose={onClose}
      destructive
      title={translate('invoiceActions.cancel.title')}
      content={consequence}
      confirmLabel={translate('invoiceActions.cancel.confirm')}
    />
  );
}

import { useTranslate } from 'ra-core';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import { InvoiceTimeline } from '../actions/InvoiceTimeline.tsx';
import { useInvoiceTitle } from '../actions/useInvoiceTitle.ts';

/** The history of this invoice, newest first. */
export default function AuditDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const titleOf = useInvoiceTitle();
  return (
    <DialogFrame
      title={translate('documents.history.title')}
      subtitle={titleOf(invoice)}
      size="md"
      readOnly
      onClose={onClose}
    >
      <InvoiceTimeline record={invoice} />
    </DialogFrame>
  );
}

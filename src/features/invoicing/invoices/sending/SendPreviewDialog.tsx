import { deliveryCalls } from '../../../../../dataProvider/calls/delivery.ts';
import type { Dispatch } from '../../../../../schemas/parts/delivery/dispatch.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { MailPreviewDialog } from '../../../../documents/mails/MailPreviewDialog.tsx';
import { useTitle } from '../../../../generate/useRecordName.ts';
import type { ListedInvoice } from '../actions/dialogProps.ts';

interface SendPreviewDialogProps {
  readonly invoice: ListedInvoice;
  readonly input: Dispatch;
  readonly onClose: () => void;
}

/** The mail of an invoice as it will leave, with its copies and attachments. */
export function SendPreviewDialog({ invoice, input, onClose }: SendPreviewDialogProps) {
  const http = useHttp();
  const title = useTitle(invoices, invoice);
  return (
    <MailPreviewDialog
      subtitle={title}
      queryKey={['invoices', invoice.uuid, 'email', 'preview', input]}
      read={(signal) => deliveryCalls(http).sendPreview(invoice.uuid, input, signal)}
      factsOf={({ email, cc, pdf, attachments, with_attachments: isWith }) => ({
        to: email,
        cc,
        attachments: [pdf, ...(isWith ? attachments.map(({ name }) => name) : [])],
      })}
      onClose={onClose}
    />
  );
}

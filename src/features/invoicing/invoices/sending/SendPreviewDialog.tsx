import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { deliveryCalls, type SendPreview } from '../../../../../dataProvider/calls/delivery.ts';
import type { Dispatch } from '../../../../../schemas/parts/delivery/dispatch.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useTitle } from '../../../../generate/useRecordName.ts';
import { DialogFrame } from '../../../../shell/dialog/DialogFrame.tsx';
import { Facts } from '../../../../shell/dialog/Facts.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { MailFrame } from '../../../../shell/mails/MailFrame.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';

interface SendPreviewDialogProps {
  readonly invoice: ListedInvoice;
  readonly input: Dispatch;
  readonly onClose: () => void;
}

/** The mail as it will leave: recipients, copies, attachments, subject and text. */
export function SendPreviewDialog({ invoice, input, onClose }: SendPreviewDialogProps) {
  const translate = useTranslate();
  const http = useHttp();
  const query = useQuery({
    queryKey: ['invoices', invoice.uuid, 'email', 'preview', input],
    queryFn: ({ signal }) => deliveryCalls(http).sendPreview(invoice.uuid, input, signal),
    gcTime: 0,
    retry: false,
  });
  const title = useTitle(invoices, invoice);
  const factsOf = ({ email, cc, pdf, attachments, with_attachments: isWith }: SendPreview) =>
    Object.entries({ to: email, cc, attachments: [pdf, ...(isWith ? attachments.map(({ name }) => name) : [])] })
      .filter(([, texts]) => texts.length > 0)
      .map(([name, texts]) => ({ label: translate(`delivery.preview.${name}`), value: texts.join(', ') }));
  return (
    <DialogFrame title={translate('delivery.preview.title')} subtitle={title} size="md" onClose={onClose} readOnly>
      <QueryResult query={query} height={560}>
        {(preview) => (
          <>
            <Facts facts={factsOf(preview)} isTight />
            <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {preview.subject}
            </Typography>
            <MailFrame html={preview.html} title={preview.subject} />
          </>
        )}
      </QueryResult>
    </DialogFrame>
  );
}

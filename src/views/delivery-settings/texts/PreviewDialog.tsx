import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { deliveryCalls, type MailPreview, type TriedTexts } from '../../../../dataProvider/calls/delivery.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { MailFrame } from '../../../shell/demoMail/MailFrame.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { Loaded } from '../../../shell/feedback/Loaded.tsx';

interface PreviewDialogProps {
  readonly texts: TriedTexts;
  readonly onClose: () => void;
}

/** The mail of the company's latest invoice with the entered texts. */
export function PreviewDialog({ texts, onClose }: PreviewDialogProps) {
  const translate = useTranslate();
  const http = useHttp();
  const query = useQuery({
    queryKey: ['delivery-settings', 'preview', texts],
    queryFn: ({ signal }) => deliveryCalls(http).preview(texts, signal),
    retry: false,
    gcTime: 0,
  });
  const madeOf = ({ invoice: { number, client } }: MailPreview) =>
    number === undefined
      ? translate('delivery.preview.draft', { client })
      : translate('delivery.preview.invoice', { number, client });
  return (
    <DialogFrame
      title={translate('delivery.preview.title')}
      {...(query.data && { subtitle: madeOf(query.data) })}
      size="md"
      onClose={onClose}
      readOnly
    >
      <Loaded query={query} height={560}>
        {({ subject, html }) => (
          <div>
            <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {subject}
            </Typography>
            <MailFrame html={html} title={subject} />
          </div>
        )}
      </Loaded>
    </DialogFrame>
  );
}

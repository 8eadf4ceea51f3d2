import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { collectingCalls } from '../../../../dataProvider/calls/collecting.ts';
import type { Reminding } from '../../../../schemas/parts/collecting/reminding.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { Facts } from '../../../shell/dialog/Facts.tsx';
import { QueryResult } from '../../../shell/feedback/QueryResult.tsx';
import { MailFrame } from '../../../shell/mails/MailFrame.tsx';

interface RemindPreviewDialogProps {
  readonly keys: readonly string[];
  readonly input: Reminding;
  readonly onClose: () => void;
}

/** The first reminder as it will leave. */
export function RemindPreviewDialog({ keys, input, onClose }: RemindPreviewDialogProps) {
  const translate = useTranslate();
  const http = useHttp();
  const query = useQuery({
    queryKey: ['reminders', 'preview', keys, input],
    queryFn: ({ signal }) => collectingCalls(http).remindPreview(keys, input, signal),
    gcTime: 0,
    retry: false,
  });
  return (
    <DialogFrame title={translate('delivery.preview.title')} size="md" onClose={onClose} readOnly>
      <QueryResult query={query} height={560}>
        {({ mails, subject, html }) => (
          <>
            <Facts
              facts={[{ label: translate('delivery.preview.to'), value: mails[0]?.email.join(', ') ?? '' }]}
              isTight
            />
            <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {subject}
            </Typography>
            <MailFrame html={html} title={subject} />
          </>
        )}
      </QueryResult>
    </DialogFrame>
  );
}

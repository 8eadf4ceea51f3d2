import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { Facts } from '../../shell/dialog/Facts.tsx';
import { QueryResult } from '../../shell/feedback/QueryResult.tsx';
import { MailContent } from '../../shell/mails/MailContent.tsx';

interface MailPreviewDialogProps<Preview> {
  readonly subtitle?: string;
  /** Of the mail and its input. */
  readonly queryKey: readonly unknown[];
  readonly read: (signal: AbortSignal) => Promise<Preview>;
  /** To whom it goes, and with what; those without a text are left out. */
  readonly factsOf: (preview: Preview) => Readonly<Partial<Record<'to' | 'cc' | 'attachments', readonly string[]>>>;
  readonly onClose: () => void;
}

/** A mail as it will leave: recipients, subject and text. */
export function MailPreviewDialog<Preview extends { readonly subject: string; readonly html: string }>({
  subtitle,
  queryKey,
  read,
  factsOf,
  onClose,
}: MailPreviewDialogProps<Preview>) {
  const translate = useTranslate();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => read(signal), gcTime: 0, retry: false });
  const facts = (preview: Preview) =>
    Object.entries(factsOf(preview))
      .filter(([, texts]) => texts.length > 0)
      .map(([name, texts]) => ({ label: translate(`delivery.preview.${name}`), value: texts.join(', ') }));
  return (
    <DialogFrame
      title={translate('delivery.preview.title')}
      {...(subtitle !== undefined && { subtitle })}
      size="md"
      onClose={onClose}
      readOnly
    >
      <QueryResult query={query} height={560}>
        {(preview) => (
          <>
            <Facts facts={facts(preview)} isTight />
            <MailContent {...preview} />
          </>
        )}
      </QueryResult>
    </DialogFrame>
  );
}

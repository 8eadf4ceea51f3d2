import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { LinkField } from '../../shell/dialog/LinkField.tsx';

interface PublicLinkDialogProps {
  readonly subject: string;
  /** What the link allows. */
  readonly body: string;
  /** Its path on this host; absent without a public hash. */
  readonly path: string | undefined;
  /** Other ways to share the document. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** The public link of a document. */
export function PublicLinkDialog({ subject, body, path, actions, onClose }: PublicLinkDialogProps) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={translate(`documents.publicLink.${path ? 'title' : 'ended'}`)}
      subtitle={subject}
      size="sm"
      actions={actions}
      onClose={onClose}
    >
      <Typography color="textSecondary">{body}</Typography>
      {path && <LinkField label={translate('documents.publicLink.label')} url={`${window.location.origin}${path}`} />}
    </DialogFrame>
  );
}

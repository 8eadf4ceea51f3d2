import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { LinkField } from '../../shell/dialog/LinkField.tsx';

interface PublicLinkDialogProps {
  readonly subject: string;
  /** What can be done by it. */
  readonly body: string;
  /** Names the address. */
  readonly label: string;
  /** Where it leads on this host; none while the document has no public code. */
  readonly path: string | undefined;
  /** What else the document can be handed on by. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** The link under which anybody may read a document. */
export function PublicLinkDialog({ subject, body, label, path, actions, onClose }: PublicLinkDialogProps) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={translate('documents.publicLink.title')}
      subtitle={subject}
      size="sm"
      actions={actions}
      onClose={onClose}
    >
      <Typography color="textSecondary">{body}</Typography>
      {path && <LinkField label={label} url={`${window.location.origin}${path}`} />}
    </DialogFrame>
  );
}

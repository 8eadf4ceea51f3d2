import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useCommandWords } from '../../generate/actions/useCommandWords.ts';
import { FormDialog } from '../../shell/dialog/FormDialog.tsx';
import { StoredNotice } from '../../shell/StoredNotice.tsx';
import type { Previewing } from './MailTexts.tsx';

interface MailFormDialogProps {
  /** The id of its form. */
  readonly form: string;
  readonly resource: string;
  readonly command: string;
  /** What is mailed. */
  readonly subject: string;
  readonly body: string;
  /** Whether the form is loaded. */
  readonly isReady: boolean;
  readonly isSending: boolean;
  readonly previewing: RefObject<Previewing | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for recipients and texts of a mail, and shows how it will look. */
export function MailFormDialog({ form, resource, command, isReady, isSending, ...dialog }: MailFormDialogProps) {
  const translate = useTranslate();
  const { title, confirm } = useCommandWords(resource, command);
  const { subject, body, previewing, onClose, children } = dialog;
  return (
    <FormDialog
      form={form}
      title={title}
      subtitle={subject}
      pending={isSending}
      onClose={onClose}
      confirm={confirm}
      button={{ disabled: !isReady }}
      beside={
        <Button
          sx={{ px: 1 }}
          startIcon={<PreviewIcon />}
          disabled={!isReady || isSending}
          onClick={() => void previewing.current?.look()}
        >
          {translate('delivery.preview.open')}
        </Button>
      }
    >
      <StoredNotice />
      <Typography color="textSecondary">{body}</Typography>
      {children}
    </FormDialog>
  );
}

import type { ActionDialogProps } from '../../../../generate/actions/dialogs.ts';
import { MailStatementDialog } from '../statement/MailStatementDialog.tsx';

/** Mails the statement of account of the last twelve months, or of other days. */
export default function EmailStatement({ record, onClose }: ActionDialogProps) {
  return <MailStatementDialog client={record} onClose={onClose} />;
}

import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCreatePath } from '../../data/createPath.ts';
import type { ResourceDialogProps } from '../../generate/actions/dialogs.ts';
import { formPath } from '../../generate/actions/formPath.ts';
import { useSubject } from '../../generate/useRecordName.ts';
import { ConfirmDialog } from '../../shell/feedback/ConfirmDialog.tsx';
import type { DocumentRecord } from '../documentRecord.ts';

interface EditFirstProps extends ResourceDialogProps<DocumentRecord> {
  /** Why it cannot be issued, as its resource names it. */
  readonly reason: string;
}

/** Explains why a draft cannot be issued yet, and links to its form. */
export function EditFirst({ resource, record, reason, onClose }: EditFirstProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { name, actions } = resource;
  const opens = actions?.commands['edit']?.opens ?? 'uuid';
  return (
    <ConfirmDialog
      open
      title={translate('documents.issue.refused')}
      subject={useSubject(resource, record)}
      content={translate(`resources.${name}.reasons.${reason}`)}
      confirmLabel={translate(`resources.${name}.actions.edit.name`)}
      onConfirm={() => navigate(formPath(createPath, name, opens, record.uuid))}
      onClose={onClose}
    />
  );
}

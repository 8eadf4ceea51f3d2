import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import type { ActionDialogProps } from '../actions/dialogs.ts';
import { useActions } from '../actions/useActions.ts';
import { History } from './History.tsx';

/** Who did what to a record, newest first. */
export default function HistoryDialog({ record, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const { resource, subjectOf } = useActions();
  return (
    <DialogFrame
      title={translate('documents.history.title')}
      subtitle={subjectOf(record)}
      size="md"
      readOnly
      onClose={onClose}
    >
      <History resource={resource} record={record} />
    </DialogFrame>
  );
}

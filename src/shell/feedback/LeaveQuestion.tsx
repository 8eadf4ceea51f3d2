import { useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveQuestionProps {
  readonly open: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks whether unsaved input may be lost. */
export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      title={translate('generate.leave.title')}
      content={translate('generate.leave.content')}
      confirmLabel={translate('generate.leave.confirm')}
      destructive
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}

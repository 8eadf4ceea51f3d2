import { useTranslate } from 'ra-core';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { ContractTimeline } from '../actions/ContractTimeline.tsx';
import type { ContractDialogProps } from '../actions/dialogProps.ts';
import { useContractSubject } from '../actions/useContractSubject.ts';

/** The history of this contract, newest first. */
export default function AuditDialog({ record: contract, onClose }: ContractDialogProps) {
  const translate = useTranslate();
  const subject = useContractSubject(contract);
  return (
    <DialogFrame title={translate('documents.history.title')} subtitle={subject} size="md" readOnly onClose={onClose}>
      <ContractTimeline record={contract} />
    </DialogFrame>
  );
}

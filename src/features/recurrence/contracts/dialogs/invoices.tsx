import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../../shell/dialog/DialogFrame.tsx';
import type { ContractDialogProps } from '../actions/dialogProps.ts';
import { useSubject } from '../../../../generate/useRecordName.ts';
import { ContractInvoices } from '../invoices/ContractInvoices.tsx';

/** The invoices of a contract, from its row (specification §2 Tables). */
export default function InvoicesDialog({ record: contract, onClose }: ContractDialogProps) {
  const translate = useTranslate();
  const subject = useSubject(contracts, contract);
  return (
    <DialogFrame title={translate('contracts.timeline.title')} subtitle={subject} size="md" readOnly onClose={onClose}>
      <ContractInvoices of={contract} />
    </DialogFrame>
  );
}

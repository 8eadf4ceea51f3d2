import { useTranslate } from 'ra-core';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import type { ContractDialogProps } from '../actions/dialogProps.ts';
import { useContractSubject } from '../actions/useContractSubject.ts';
import { ContractInvoices } from '../invoices/ContractInvoices.tsx';

/** The invoices of a contract, from its row (specification §2 Tables). */
export default function InvoicesDialog({ record: contract, onClose }: ContractDialogProps) {
  const translate = useTranslate();
  const subject = useContractSubject(contract);
  return (
    <DialogFrame title={translate('contracts.timeline.title')} subtitle={subject} size="md" readOnly onClose={onClose}>
      <ContractInvoices of={contract} />
    </DialogFrame>
  );
}

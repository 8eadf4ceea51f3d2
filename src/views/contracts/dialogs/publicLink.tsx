import { useTranslate } from 'ra-core';
import { PublicLinkDialog } from '../../../documents/publicLink/PublicLinkDialog.tsx';
import { publicPath } from '../../../public/address.ts';
import type { ContractDialogProps } from '../actions/dialogProps.ts';
import { useContractSubject } from '../actions/useContractSubject.ts';

/** The public link of the contract: terms, schedule and issued invoices. */
export default function ContractLinkDialog({ record: contract, onClose }: ContractDialogProps) {
  const translate = useTranslate();
  const subject = useContractSubject(contract);
  const hash = contract.public_hash;
  return (
    <PublicLinkDialog
      subject={subject}
      body={translate('contracts.publicLink.body')}
      label={translate('contracts.publicLink.label')}
      path={hash && publicPath({ type: 'recurring', hash })}
      onClose={onClose}
    />
  );
}

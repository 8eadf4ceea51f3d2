import { useTranslate } from 'react-admin';
import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import { templateKey } from '../../../../documents/templates/templateChoice.ts';
import { TemplateDialog } from '../../../../documents/templates/TemplateDialog.tsx';
import { useSample } from '../../../../documents/templates/useSample.ts';
import { useCommand } from '../../../../generate/actions/useCommand.tsx';
import type { ContractDialogProps } from '../actions/dialogProps.ts';
import { useSubject } from '../../../../generate/useRecordName.ts';

/** Selects the template of a contract's next invoices, previewed with the next one, or the last if none is scheduled. */
export default function ContractTemplateDialog({ record: contract, onClose }: ContractDialogProps) {
  const translate = useTranslate();
  const subject = useSubject(contracts, contract);
  const ofContract = { contract_uuid: contract.uuid };
  const next = useSample('invoices', { ...ofContract, status: 'future' });
  const last = useSample('invoices', ofContract);
  const { run, running } = useCommand<{ readonly template: string }>(contracts, 'template', contract.uuid, onClose);
  return (
    <TemplateDialog
      subject={subject}
      body={translate('contracts.fromNext')}
      current={contract.template}
      sample={next ?? last}
      running={running}
      onSelect={(template) => template && void run({ template: templateKey(template) })}
      onClose={onClose}
    />
  );
}

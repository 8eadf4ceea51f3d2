import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { inputOf } from '../../../../../domain/actions/requests.ts';
import type { Recipients } from '../../../../../schemas/parts/delivery/recipients.ts';
import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import { RecipientFields } from '../../../../documents/recipients/RecipientFields.tsx';
import { InputForm } from '../../../../generate/actions/InputForm.tsx';
import { useCommand } from '../../../../generate/actions/useCommand.tsx';
import { useCommandWords } from '../../../../generate/actions/useCommandWords.ts';
import { FormDialog } from '../../../../shell/dialog/FormDialog.tsx';
import type { ContractDialogProps } from '../actions/dialogProps.ts';
import { useSubject } from '../../../../generate/useRecordName.ts';

const asks = inputOf(contracts, 'recipients') ?? contracts;

/** Selects the recipients of a contract's next invoices. */
export default function RecipientsDialog({ record: contract, onClose }: ContractDialogProps) {
  const translate = useTranslate();
  const subject = useSubject(contracts, contract);
  const formId = useId();
  const { title, confirm } = useCommandWords(contracts.name, 'recipients');
  const { run, running } = useCommand<Recipients>(contracts, 'recipients', contract.uuid, onClose);
  // A cleared text is sent empty, because `null` would keep it.
  const send = ({ send_email, responsible_name, responsible_email }: FieldValues) =>
    run({
      send_email: send_email === true,
      responsible_name: responsible_name ?? '',
      responsible_email: responsible_email ?? '',
    });

  return (
    <FormDialog form={formId} title={title} subtitle={subject} pending={running} onClose={onClose} confirm={confirm}>
      <Typography color="textSecondary">{translate('contracts.fromNext')}</Typography>
      <InputForm id={formId} asks={asks} begun={contract} onSubmit={send}>
        <RecipientFields resource={contracts} client={contract.service_buyer?.uuid ?? null} />
      </InputForm>
    </FormDialog>
  );
}

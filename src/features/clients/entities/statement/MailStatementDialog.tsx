import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import type { StatementQuery } from '../../../../../dataProvider/calls/statements.ts';
import { inputOf } from '../../../../../domain/actions/requests.ts';
import { emailsOf } from '../../../../../domain/validation/email.ts';
import entities from '../../../../../schemas/resources/clients/entities.ts';
import { AddresseeList } from '../../../../documents/recipients/AddresseeList.tsx';
import { InputForm } from '../../../../generate/actions/InputForm.tsx';
import { useCommand } from '../../../../generate/actions/useCommand.tsx';
import { useCommandWords } from '../../../../generate/actions/useCommandWords.ts';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import { FormDialog } from '../../../../shell/dialog/FormDialog.tsx';
import { StoredNotice } from '../../../../shell/StoredNotice.tsx';

interface MailStatementDialogProps {
  readonly client: RaRecord;
  /** The period and the currency to begin with. */
  readonly query?: StatementQuery;
  readonly onClose: () => void;
}

const asks = inputOf(entities, 'email_statement') ?? entities;

/** Mails the statement of account of a client: its period and currency, to whom, and the texts of this mail alone. */
export function MailStatementDialog({ client, query = {}, onClose }: MailStatementDialogProps) {
  const translate = useTranslate();
  const formId = useId();
  const { title, body, confirm } = useCommandWords(entities.name, 'email_statement');
  const { run, running } = useCommand<object>(entities, 'email_statement', String(client.id), onClose);
  const begun = { ...query, email: emailsOf(String(client['responsible_email'] ?? '')) };
  const submit = ({ email, ...input }: Readonly<Record<string, unknown>>) => {
    const to = Array.isArray(email) ? email : [];
    if (to.length === 0) return { email: translate('statement.noRecipients') };
    const given = Object.entries(input).filter(([, value]) => value !== '' && value !== undefined && value !== null);
    return run({ ...Object.fromEntries(given), email: to });
  };
  return (
    <FormDialog
      form={formId}
      title={title}
      subtitle={String(client['name'] ?? '')}
      pending={running}
      confirm={confirm}
      onClose={onClose}
    >
      <StoredNotice />
      <Typography color="textSecondary">{body}</Typography>
      <InputForm id={formId} asks={asks} begun={begun} own={{ email: <Recipients /> }} onSubmit={submit} />
    </FormDialog>
  );
}

function Recipients() {
  const translate = useTranslate();
  const labelOf = useLabelOf(asks.name);
  return <AddresseeList label={labelOf('email')} source="email" hint={translate('delivery.addresses')} required />;
}

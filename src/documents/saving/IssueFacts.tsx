import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/kinds/date.ts';
import { emailsOf } from '../../../domain/validation/email.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Facts } from '../../shell/dialog/Facts.tsx';
import { StoredNotice } from '../../shell/StoredNotice.tsx';
import { useClientContact } from '../recipients/useClientContact.ts';

/** What a document says when it is issued. */
export interface Issued {
  readonly client: { readonly uuid: string | null; readonly name?: string | undefined };
  /** As text, with its currency. */
  readonly total: string | undefined;
  readonly due: string | null | undefined;
  /** What the date is called, if it is no due date. */
  readonly dueLabel?: string | undefined;
  readonly sends: boolean;
  readonly emails: string | null | undefined;
}

/** Whom a document is issued to, for how much and until when, and whether it is mailed. */
export function IssueFacts({ client, total, due, dueLabel, sends, emails }: Issued) {
  const translate = useTranslate();
  const language = useLanguage();
  const contact = useClientContact(client.uuid, client.name === undefined || !sends);
  const to = sends ? emailsOf(emails ?? '') : [];
  const isWithoutAddress = contact.data !== undefined && !contact.data.responsible_email;
  const mail =
    to.length > 0
      ? translate('documents.issue.mailed', { emails: new Intl.ListFormat(language).format(to) })
      : translate(`documents.issue.${isWithoutAddress ? 'noAddress' : 'notMailed'}`);
  const label = (name: string) => translate(`documents.issue.facts.${name}`);
  const facts = [
    { label: label('client'), value: client.name ?? contact.data?.name },
    { label: label('total'), value: total },
    { label: dueLabel ?? label('due'), value: due && formatDate(due, language) },
    { label: label('mail'), value: mail },
  ];
  return (
    <>
      {to.length > 0 && <StoredNotice />}
      <Box sx={{ mb: 2, color: 'text.primary' }}>
        <Facts facts={facts.filter(({ value }) => value)} isTight />
      </Box>
    </>
  );
}

import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch, useFormContext } from 'react-hook-form';
import type { Recipients } from '../../../schemas/parts/delivery/recipients.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { FieldOf } from '../form/Field.tsx';
import { Columns } from '../form/Section.tsx';
import { StoredNotice } from '../../shell/StoredNotice.tsx';
import { EmailList } from './EmailList.tsx';
import { useEffect, useRef } from 'react';
import { useClientContact } from './useClientContact.ts';

interface RecipientFieldsProps {
  readonly resource: Resource;
  /** The key of the client, if one is chosen. */
  readonly client: string | null;
}

/** The stored e-mail recipients of a resource's documents. */
export function RecipientFields({ resource, client }: RecipientFieldsProps) {
  useSuggestedRecipient(client);
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const sends = useWatch<Recipients, 'send_email'>({ name: 'send_email' });
  return (
    <>
      <FieldOf resource={resource} name="send_email" />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('documents.recipients.sent')}
      </Typography>
      {sends && <StoredNotice />}
      <Columns least={280}>
        <FieldOf resource={resource} name="responsible_name" disabled={!sends} required={sends} />
        <EmailList label={labelOf('responsible_email')} disabled={!sends} />
      </Columns>
    </>
  );
}

const fields = ['responsible_name', 'responsible_email'] as const;

/** Enters the contact of a client as the recipient once mails are sent, unless the user has entered another. */
function useSuggestedRecipient(client: string | null): void {
  const { getValues, setValue, formState } = useFormContext<Recipients>();
  const sends = useWatch<Recipients, 'send_email'>({ name: 'send_email' });
  const { data: contact } = useClientContact(client, sends);
  const offered = useRef<typeof contact>(undefined);
  const shouldValidate = formState.isSubmitted;

  useEffect(() => {
    if (!sends || !contact || offered.current?.id === contact.id) return;
    const before = offered.current;
    offered.current = contact;
    const isEntered = fields.some((field) => getValues(field) && getValues(field) !== before?.[field]);
    if (isEntered) return;
    for (const field of fields) setValue(field, contact[field] ?? '', { shouldDirty: true, shouldValidate });
  }, [sends, contact, getValues, setValue, shouldValidate]);
}

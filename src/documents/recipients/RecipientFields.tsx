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
  /** Whether mails are on for a client with an address, until the user decides. */
  readonly isOnByDefault?: boolean;
}

/** The stored e-mail recipients of a resource's documents. */
export function RecipientFields({ resource, client, isOnByDefault = false }: RecipientFieldsProps) {
  useSuggestedRecipient(client, isOnByDefault);
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

/**
 * Enters the contact of a client as the recipient once mails are sent, unless the user has entered another. By default
 * mails are on for a client with an address, until the user decides.
 */
function useSuggestedRecipient(client: string | null, isOnByDefault: boolean): void {
  const { getValues, setValue, watch, formState } = useFormContext<Recipients>();
  const sends = useWatch<Recipients, 'send_email'>({ name: 'send_email' });
  const isDecided = useRef(!isOnByDefault);
  const offered = useRef<typeof contact>(undefined);
  const { data: contact } = useClientContact(client, sends || isOnByDefault);
  const shouldValidate = formState.isSubmitted;

  useEffect(() => {
    const watching = watch((_values, { name, type }) => {
      // Only a user's input has a type.
      if (name === 'send_email' && type === 'change') isDecided.current = true;
    });
    return () => watching.unsubscribe();
  }, [watch]);

  useEffect(() => {
    if (!contact || offered.current?.id === contact.id) return;
    const turnsOn = !isDecided.current;
    if (!sends && !turnsOn && !offered.current) return;
    const before = offered.current && recipientOf(offered.current);
    const next = recipientOf(contact);
    offered.current = contact;
    if (turnsOn) setValue('send_email', next.responsible_email !== '');
    const isEntered = fields.some((field) => getValues(field) && getValues(field) !== before?.[field]);
    if (isEntered) return;
    for (const field of fields) setValue(field, next[field], { shouldDirty: !turnsOn, shouldValidate });
  }, [sends, contact, getValues, setValue, shouldValidate]);
}

/** Returns the recipient for a client: its contact, or the client itself if the contact has no name. */
const recipientOf = ({ name = '', responsible_name: contact, responsible_email: email = '' }: Contact) => ({
  responsible_name: contact || (email && name),
  responsible_email: email,
});

type Contact = NonNullable<ReturnType<typeof useClientContact>['data']>;

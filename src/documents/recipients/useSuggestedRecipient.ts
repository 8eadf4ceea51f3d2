import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Recipients } from '../../../schemas/parts/delivery/recipients.ts';
import { useClientContact } from './useClientContact.ts';

const fields = ['responsible_name', 'responsible_email'] as const;

/** Enters the contact of a client as the recipient once mails are sent, unless the user has entered another. */
export function useSuggestedRecipient(client: string | null): void {
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

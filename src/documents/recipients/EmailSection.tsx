import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type FormValues, useEnteredDocument } from '../form/documentForm.ts';
import { Section } from '../form/Section.tsx';
import { RecipientFields } from './RecipientFields.tsx';

/** The e-mail recipients of a document. */
export function EmailSection() {
  const translate = useTranslate();
  const { form, start } = useEnteredDocument();
  const { resource, mailsByDefault = false } = form;
  const client = useWatch<FormValues, 'service_buyer_uuid'>({ name: 'service_buyer_uuid' });
  return (
    <Section id="email" title={translate('documents.recipients.title')}>
      <RecipientFields resource={resource} client={client} isOnByDefault={mailsByDefault && start.isNew === true} />
    </Section>
  );
}

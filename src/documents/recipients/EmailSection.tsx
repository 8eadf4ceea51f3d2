import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { emailsOf } from '../../../domain/validation/email.ts';
import { type FormValues, useEnteredDocument } from '../form/documentForm.ts';
import { FoldedSection } from '../form/FoldedSection.tsx';
import { RecipientFields } from './RecipientFields.tsx';

/** The e-mail recipients of a document. */
export function EmailSection() {
  const translate = useTranslate();
  const { form, start } = useEnteredDocument();
  const { resource, mailsByDefault = false } = form;
  const [client, sends, emails] = useWatch<FormValues, typeof watched>({ name: watched });
  const addresses = emailsOf(emails ?? '').join(', ');
  const words = addresses === '' ? 'documents.folded.mailed' : 'documents.folded.mailedTo';
  return (
    <FoldedSection
      id="email"
      title={translate('documents.folded.email')}
      says={[translate(sends ? words : 'documents.folded.notMailed', { addresses })]}
      fields={fields}
    >
      <RecipientFields resource={resource} client={client} isOnByDefault={mailsByDefault && start.isNew === true} />
    </FoldedSection>
  );
}

const watched = ['service_buyer_uuid', 'send_email', 'responsible_email'] as const;
const fields = ['send_email', 'responsible_name', 'responsible_email'];

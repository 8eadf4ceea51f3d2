import { useTranslate } from 'ra-core';
import { useEnteredDocument } from '../form/documentForm.ts';
import { Section } from '../form/Section.tsx';
import { RecipientFields } from './RecipientFields.tsx';

/** Whether the document is sent by e-mail once issued, and to whom. */
export function EmailSection() {
  const translate = useTranslate();
  return (
    <Section id="email" title={translate('documents.recipients.title')}>
      <RecipientFields resource={useEnteredDocument().form.resource} />
    </Section>
  );
}

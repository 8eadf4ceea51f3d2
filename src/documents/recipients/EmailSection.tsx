import { useTranslate } from 'ra-core';
import { useEnteredDocument } from '../form/documentForm.ts';
import { Section } from '../form/Section.tsx';
import { RecipientFields } from './RecipientFields.tsx';

/** The e-mail recipients of a document. */
export function EmailSection() {
  const translate = useTranslate();
  return (
    <Section id="email" title={translate('documents.recipients.title')}>
      <RecipientFields resource={useEnteredDocument().form.resource} />
    </Section>
  );
}

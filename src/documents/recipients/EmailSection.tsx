import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { EmailList } from './EmailList.tsx';
import { Field } from '../form/Field.tsx';
import { Columns, Section } from '../form/Section.tsx';
import type { FormValues } from '../form/documentForm.ts';

/** Whether the document is sent by e-mail once issued, and to whom. */
export function EmailSection() {
  const translate = useTranslate();
  const sends = useWatch<FormValues, 'send_email'>({ name: 'send_email' });
  return (
    <Section id="email" title={translate('documents.recipients.title')}>
      <Field name="send_email" />
      <Columns least={280}>
        <Field name="responsible_name" disabled={!sends} required={sends} />
        <EmailList disabled={!sends} />
      </Columns>
    </Section>
  );
}

import { useTranslate } from 'ra-core';
import { Columns } from './Columns.tsx';
import { Field } from './Field.tsx';
import { Section } from './Section.tsx';

/** What names and dates the document. */
export function DocumentSection() {
  const translate = useTranslate();
  return (
    <Section id="document" title={translate('invoiceForm.document.title')}>
      <Columns least={190}>
        <Field name="company_number" />
        <Field name="currency" />
        <Field name="created" />
        <Field name="due_date" />
      </Columns>
    </Section>
  );
}

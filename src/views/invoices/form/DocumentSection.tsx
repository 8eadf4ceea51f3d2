import { useTranslate } from 'ra-core';
import { Field } from '../../../documents/form/Field.tsx';
import { Columns, Section } from '../../../documents/form/Section.tsx';

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

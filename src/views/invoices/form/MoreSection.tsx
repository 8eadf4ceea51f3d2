import { useTranslate } from 'ra-core';
import { Field } from '../../../documents/form/Field.tsx';
import { Columns, Section } from '../../../documents/form/Section.tsx';
import { LogoField } from '../../../documents/logo/LogoField.tsx';
import { TemplateField } from '../../../documents/templates/TemplateField.tsx';

/** What is printed beside the lines, and how. */
export function MoreSection() {
  const translate = useTranslate();
  return (
    <Section id="more" title={translate('invoiceForm.more.title')}>
      <Columns least={280}>
        <Field name="terms_payment" />
        <Field name="observation" />
      </Columns>
      <Columns least={280}>
        <TemplateField />
        <LogoField />
      </Columns>
      <Field name="show_tax_invoice" />
    </Section>
  );
}

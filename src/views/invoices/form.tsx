import { useTranslate } from 'ra-core';
import { DocumentPage } from '../../documents/form/DocumentPage.tsx';
import { Field } from '../../documents/form/Field.tsx';
import { FlowSection, ItemsSection } from '../../documents/form/LinesSections.tsx';
import { Columns, Section } from '../../documents/form/Section.tsx';
import { InSight, SideBySide } from '../../documents/form/SideBySide.tsx';
import { LogoField } from '../../documents/logo/LogoField.tsx';
import { PartiesSection } from '../../documents/parties/PartiesSection.tsx';
import { EmailSection } from '../../documents/recipients/EmailSection.tsx';
import { TemplateField } from '../../documents/templates/TemplateField.tsx';
import { invoiceForm } from './form/invoiceForm.ts';

/** The page where an invoice is written. */
export default function InvoiceForm() {
  return (
    <DocumentPage form={invoiceForm}>
      <SideBySide as="equal">
        <PartiesSection />
        <DocumentSection />
      </SideBySide>
      <SideBySide as="lines">
        <ItemsSection />
        <InSight>
          <FlowSection />
        </InSight>
      </SideBySide>
      <EmailSection />
      <MoreSection />
    </DocumentPage>
  );
}

/** What names and dates the document. */
function DocumentSection() {
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

/** What is printed beside the lines, and how. */
function MoreSection() {
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

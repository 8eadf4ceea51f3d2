import { useTranslate } from 'ra-core';
import { Columns } from '../../../documents/form/Columns.tsx';
import { Field } from '../../../documents/form/Field.tsx';
import { LogoField } from '../../../documents/logo/LogoField.tsx';
import { Section } from '../../../documents/form/Section.tsx';
import { TemplateField } from '../../../documents/templates/TemplateField.tsx';

interface MoreSectionProps {
  /** The logo the draft has already. */
  readonly savedLogo?: string;
  readonly logo: File | undefined;
  readonly onLogo: (file: File | undefined) => void;
}

/** What is printed beside the lines, and how. */
export function MoreSection({ savedLogo, logo, onLogo }: MoreSectionProps) {
  const translate = useTranslate();
  return (
    <Section id="more" title={translate('invoiceForm.more.title')}>
      <Columns least={280}>
        <Field name="terms_payment" />
        <Field name="observation" />
      </Columns>
      <Columns least={280}>
        <TemplateField />
        <LogoField saved={savedLogo} file={logo} onChange={onLogo} />
      </Columns>
      <Field name="show_tax_invoice" />
    </Section>
  );
}

import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEnteredDocument } from '../../documents/form/documentForm.ts';
import { DocumentPage } from '../../documents/form/DocumentPage.tsx';
import { Field } from '../../documents/form/Field.tsx';
import { FlowSection, ItemsSection } from '../../documents/form/LinesSections.tsx';
import { PresentationSection } from '../../documents/form/PresentationSection.tsx';
import { HeadFields, Section } from '../../documents/form/Section.tsx';
import { InSight, SideBySide } from '../../documents/form/SideBySide.tsx';
import { ExporterLine } from '../../documents/parties/ExporterLine.tsx';
import { PartyFields } from '../../documents/parties/PartyFields.tsx';
import { EmailSection } from '../../documents/recipients/EmailSection.tsx';
import { headFields, invoiceForm } from './form/invoiceForm.ts';

/** The page of an invoice's form. */
export default function InvoiceForm() {
  return (
    <DocumentPage form={invoiceForm}>
      <SideBySide>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <HeadSection />
          <ItemsSection />
        </Stack>
        <InSight>
          <FlowSection />
        </InSight>
      </SideBySide>
      <EmailSection />
      <PresentationSection />
    </DocumentPage>
  );
}

/** Parties, reference and dates. */
function HeadSection() {
  const translate = useTranslate();
  const { exporter, edited } = useEnteredDocument().start;
  const dated = edited?.number ? translate('invoiceForm.document.dated') : undefined;
  return (
    <Section
      endsInFields
      id="document"
      title={translate('invoiceForm.document.title')}
      aside={<ExporterLine exporter={exporter} />}
    >
      <HeadFields as="parties">
        <PartyFields />
      </HeadFields>
      <HeadFields as="terms">
        {headFields.map((name) => (
          <Field key={name} name={name} fixed={name === 'created' ? dated : undefined} />
        ))}
      </HeadFields>
    </Section>
  );
}

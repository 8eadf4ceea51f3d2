import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useEnteredDocument } from '../../../documents/form/documentForm.ts';
import { DocumentPage } from '../../../documents/form/DocumentPage.tsx';
import { Field } from '../../../documents/form/Field.tsx';
import { FlowSection, ItemsSection } from '../../../documents/form/LinesSections.tsx';
import { PresentationSection } from '../../../documents/form/PresentationSection.tsx';
import { HeadFields, Section } from '../../../documents/form/Section.tsx';
import { InSight, SideBySide } from '../../../documents/form/SideBySide.tsx';
import { ExporterLine } from '../../../documents/parties/ExporterLine.tsx';
import { PartyFields } from '../../../documents/parties/PartyFields.tsx';
import { EmailSection } from '../../../documents/recipients/EmailSection.tsx';
import { RequirePermission } from '../../../generate/RequirePermission.tsx';
import { ChangePage } from './form/change/ChangePage.tsx';
import { contractForm } from './form/contractForm.ts';
import { RecurrenceSection } from './form/RecurrenceSection.tsx';
import { ScheduleSection } from './form/schedule/ScheduleSection.tsx';

/** The page of a contract: new, or running (`?uuid=`) to change its terms. */
export default function ContractForm() {
  const [search] = useSearchParams();
  if (!search.has('uuid')) return <NewContract />;
  return (
    <RequirePermission resource={contractForm.resource.name} action="amend">
      <ChangePage />
    </RequirePermission>
  );
}

/** A new contract with its schedule beside it. */
function NewContract() {
  return (
    <DocumentPage form={contractForm}>
      <SideBySide>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <HeadSection />
          <RecurrenceSection />
          <ItemsSection />
          <FlowSection />
        </Stack>
        <InSight>
          <ScheduleSection />
        </InSight>
      </SideBySide>
      <EmailSection />
      <PresentationSection>
        <Field name="files" />
      </PresentationSection>
    </DocumentPage>
  );
}

/** Parties and reference. */
function HeadSection() {
  const translate = useTranslate();
  const { exporter } = useEnteredDocument().start;
  return (
    <Section
      endsInFields
      id="document"
      title={translate('contractForm.document.title')}
      aside={<ExporterLine exporter={exporter} />}
    >
      <HeadFields as="parties">
        <PartyFields />
        <Field name="currency" />
        <Field name="company_number" />
      </HeadFields>
    </Section>
  );
}

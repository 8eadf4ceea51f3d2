import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useEnteredDocument } from '../../../documents/form/documentForm.ts';
import { DocumentPage } from '../../../documents/form/DocumentPage.tsx';
import { Field } from '../../../documents/form/Field.tsx';
import { FoldedSections } from '../../../documents/form/FoldedSection.tsx';
import { FlowSection, ItemsSection } from '../../../documents/form/LinesSections.tsx';
import { NotesSection } from '../../../documents/form/NotesSection.tsx';
import { PaymentSection } from '../../../documents/form/PaymentSection.tsx';
import { PresentationSection } from '../../../documents/form/PresentationSection.tsx';
import { ReferencesSection } from '../../../documents/form/ReferencesSection.tsx';
import { HeadFields, Section } from '../../../documents/form/Section.tsx';
import { InSight, SideBySide } from '../../../documents/form/SideBySide.tsx';
import { ExporterLine } from '../../../documents/parties/ExporterLine.tsx';
import { ClientField } from '../../../documents/parties/PartyFields.tsx';
import { EmailSection } from '../../../documents/recipients/EmailSection.tsx';
import { RequirePermission } from '../../../generate/RequirePermission.tsx';
import { ChangePage } from './form/change/ChangePage.tsx';
import { contractForm } from './form/contractForm.ts';
import { FilledTexts } from './form/FilledTexts.tsx';
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
          <FoldedSections>
            <EmailSection />
            <PaymentSection />
            <PresentationSection />
            <ReferencesSection>
              <Field name="files" />
            </ReferencesSection>
            <NotesSection />
          </FoldedSections>
          <FilledTexts />
        </Stack>
        <InSight>
          <ScheduleSection />
        </InSight>
      </SideBySide>
    </DocumentPage>
  );
}

/** Client and currency. */
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
        <ClientField />
        <Field name="currency" />
      </HeadFields>
    </Section>
  );
}

import Stack from '@mui/material/Stack';
import { DocumentPage } from '../../../../../documents/form/DocumentPage.tsx';
import { Field } from '../../../../../documents/form/Field.tsx';
import { FlowSection, ItemsSection } from '../../../../../documents/form/LinesSections.tsx';
import { PresentationSection } from '../../../../../documents/form/PresentationSection.tsx';
import { InSight, SideBySide } from '../../../../../documents/form/SideBySide.tsx';
import { EmailSection } from '../../../../../documents/recipients/EmailSection.tsx';
import { changeForm } from './changeForm.ts';
import { ChangesProvider } from './ChangesProvider.tsx';
import { ChangedSchedule } from './ChangedSchedule.tsx';
import { EffectSection } from './EffectSection.tsx';
import { FactsSection } from './FactsSection.tsx';

/** The page that changes the terms of a running contract, with the effect on its invoices. */
export function ChangePage() {
  return (
    <DocumentPage form={changeForm}>
      <ChangesProvider>
        <SideBySide>
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <FactsSection />
            <EffectSection />
            <ItemsSection />
            <FlowSection />
          </Stack>
          <InSight>
            <ChangedSchedule />
          </InSight>
        </SideBySide>
      </ChangesProvider>
      <EmailSection />
      <PresentationSection>
        <Field name="company_number" />
      </PresentationSection>
    </DocumentPage>
  );
}

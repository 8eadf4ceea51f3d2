import Stack from '@mui/material/Stack';
import { DocumentPage } from '../../../../../documents/form/DocumentPage.tsx';
import { FoldedSections } from '../../../../../documents/form/FoldedSection.tsx';
import { FlowSection, ItemsSection } from '../../../../../documents/form/LinesSections.tsx';
import { NotesSection } from '../../../../../documents/form/NotesSection.tsx';
import { PaymentSection } from '../../../../../documents/form/PaymentSection.tsx';
import { PresentationSection } from '../../../../../documents/form/PresentationSection.tsx';
import { ReferencesSection } from '../../../../../documents/form/ReferencesSection.tsx';
import { InSight, SideBySide } from '../../../../../documents/form/SideBySide.tsx';
import { EmailSection } from '../../../../../documents/recipients/EmailSection.tsx';
import { FilledTexts } from '../FilledTexts.tsx';
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
            <FoldedSections>
              <EmailSection />
              <PaymentSection />
              <PresentationSection />
              <ReferencesSection />
              <NotesSection />
            </FoldedSections>
            <FilledTexts />
          </Stack>
          <InSight>
            <ChangedSchedule />
          </InSight>
        </SideBySide>
      </ChangesProvider>
    </DocumentPage>
  );
}

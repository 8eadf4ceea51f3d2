import Stack from '@mui/material/Stack';
import type { ViewProps } from '../../generate/views.ts';
import { DocumentPage } from '../form/DocumentPage.tsx';
import { draftForm } from '../form/draftForm.ts';
import { HeadSection } from '../form/HeadSection.tsx';
import { FoldedSections } from '../form/FoldedSection.tsx';
import { FlowSection, ItemsSection } from '../form/LinesSections.tsx';
import { NotesSection } from '../form/NotesSection.tsx';
import { PaymentSection } from '../form/PaymentSection.tsx';
import { PresentationSection } from '../form/PresentationSection.tsx';
import { ReferencesSection } from '../form/ReferencesSection.tsx';
import { InSight, SideBySide } from '../form/SideBySide.tsx';
import { EmailSection } from '../recipients/EmailSection.tsx';

/** The form of a document, with the breakdown of amounts beside its lines. */
export default function DraftPage({ resource }: ViewProps) {
  return (
    <DocumentPage form={draftForm(resource)}>
      <SideBySide>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <HeadSection />
          <ItemsSection />
          <FoldedSections>
            <EmailSection />
            <PaymentSection />
            <PresentationSection />
            <ReferencesSection />
            <NotesSection />
          </FoldedSections>
        </Stack>
        <InSight>
          <FlowSection />
        </InSight>
      </SideBySide>
    </DocumentPage>
  );
}

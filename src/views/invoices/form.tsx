import { DocumentPage } from '../../documents/form/DocumentPage.tsx';
import { FlowSection, ItemsSection } from '../../documents/form/LinesSections.tsx';
import { InSight, SideBySide } from '../../documents/form/SideBySide.tsx';
import { PartiesSection } from '../../documents/parties/PartiesSection.tsx';
import { EmailSection } from '../../documents/recipients/EmailSection.tsx';
import { DocumentSection } from './form/DocumentSection.tsx';
import { invoiceForm } from './form/invoiceForm.ts';
import { MoreSection } from './form/MoreSection.tsx';

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

import { useTranslate, type RaRecord } from 'react-admin';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import type { Proforma } from '../../../../../schemas/resources/quoting/proformas.ts';
import { LinkedDocument } from '../../../../documents/LinkedDocument.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';

type Shown = RaRecord<string> & Pick<Proforma, 'invoice_uuid'>;

/** The invoice that was made of a proforma. */
export default function Standing({ record: { invoice_uuid: invoice } }: OwnSectionProps<Shown>) {
  const translate = useTranslate();
  return invoice ? (
    <LinkedDocument resource={invoices} id={invoice} name={translate('resources.proformas.fields.invoice_uuid')}>
      {translate('resources.proformas.values.status.converted')}
    </LinkedDocument>
  ) : null;
}

import { useTranslate } from 'ra-core';
import { ReferenceBox } from '../../kinds/reference/ReferenceBox.tsx';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { ExporterCard } from './ExporterCard.tsx';
import { useEnteredDocument } from '../form/documentForm.ts';
import { Columns, Section } from '../form/Section.tsx';

const entity = { type: 'string', format: 'uuid', ref: 'entities' } as const;
const payers = { is_payment_responsible: true };
const byKey = ({ id }: { readonly id: string | number }) => id;

/** Who issues, who buys, and who pays where that is somebody else. */
export function PartiesSection() {
  const translate = useTranslate();
  const {
    form: { resource },
    start: { exporter },
  } = useEnteredDocument();
  const labelOf = useLabelOf(resource.name);
  const input = (name: 'service_buyer_uuid' | 'payment_responsible_uuid', required: boolean) => ({
    resource: resource.name,
    path: name,
    source: name,
    property: entity,
    label: labelOf(name),
    required,
  });
  return (
    <Section id="parties" title={translate('documents.parties.title')}>
      <ExporterCard exporter={exporter} />
      <Columns least={180}>
        <ReferenceBox input={input('service_buyer_uuid', true)} keep={byKey} />
        <ReferenceBox input={input('payment_responsible_uuid', false)} keep={byKey} filter={payers} />
      </Columns>
    </Section>
  );
}

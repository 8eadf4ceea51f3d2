import entities from '../../../schemas/resources/clients/entities.ts';
import { ReferenceBox } from '../../kinds/reference/ReferenceBox.tsx';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { useEnteredDocument } from '../form/documentForm.ts';

const entity = { type: 'string', format: 'uuid', ref: 'entities' } as const;
const payers = { is_payment_responsible: true };
const byKey = ({ id }: { readonly id: string | number }) => id;

/** Returns the filter that puts recent clients first, if clients declare these documents as related. */
const recentOf = (resource: string) =>
  entities.related?.some((related) => related.resource === resource) ? { recent: resource } : undefined;

/** The buyer, with recent ones first, and the payer if it is another. */
export function PartyFields() {
  const { resource } = useEnteredDocument().form;
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
    <>
      <ReferenceBox input={input('service_buyer_uuid', true)} keep={byKey} filter={recentOf(resource.name)} />
      <ReferenceBox input={input('payment_responsible_uuid', false)} keep={byKey} filter={payers} />
    </>
  );
}

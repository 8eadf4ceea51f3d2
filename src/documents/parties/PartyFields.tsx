import { useState } from 'react';
import entities from '../../../schemas/resources/clients/entities.ts';
import { ReferenceBox } from '../../kinds/reference/ReferenceBox.tsx';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { useEnteredDocument } from '../form/documentForm.ts';
import { useCurrencyOfClient } from './useClientDefaults.ts';

const entity = { type: 'string', format: 'uuid', ref: 'entities' } as const;
const payers = { is_payment_responsible: true };
const byKey = ({ id }: { readonly id: string | number }) => id;

/** Returns the filter that puts recent clients first, if clients declare these documents as related. */
const recentOf = (resource: string) =>
  entities.related?.some((related) => related.resource === resource) ? { recent: resource } : undefined;

/** The client, with recent ones first. A new document starts here. */
export function ClientField() {
  const { form, start } = useEnteredDocument();
  useCurrencyOfClient();
  const input = usePartyInput('service_buyer_uuid', true);
  const isFirst = start.isNew === true && !start.values.service_buyer_uuid;
  // A form that comes late leaves the focus to a dialog that was opened meanwhile.
  const [takesFocus] = useState(() => isFirst && !document.querySelector('[role=dialog]'));
  return (
    <ReferenceBox
      input={{ ...input, autoFocus: takesFocus }}
      keep={byKey}
      filter={recentOf(form.resource.name)}
      mayWait={isFirst}
    />
  );
}

/** The payer, if it is another. */
export function PayerField() {
  return <ReferenceBox input={usePartyInput('payment_responsible_uuid', false)} keep={byKey} filter={payers} />;
}

function usePartyInput(name: 'service_buyer_uuid' | 'payment_responsible_uuid', required: boolean) {
  const { resource } = useEnteredDocument().form;
  const label = useLabelOf(resource.name)(name);
  return { resource: resource.name, path: name, source: name, property: entity, label, required };
}

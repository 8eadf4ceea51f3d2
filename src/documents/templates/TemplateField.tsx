import { useWatch } from 'react-hook-form';
import { useControl } from '../../kinds/shared/useControl.tsx';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { useEnteredDocument, type FormValues } from '../form/documentForm.ts';
import { templateKey } from './templateChoice.ts';
import { TemplateChooser } from './TemplateChooser.tsx';
import { useFallback } from './useFallback.ts';

const source = 'template';

/** The document's template; without one, that of its client or company. */
export function TemplateField() {
  const { resource, change } = useEnteredDocument().form;
  const label = useLabelOf(resource.name)(source);
  const control = useControl(source);
  const fallback = useFallback(useWatch<FormValues, 'service_buyer_uuid'>({ name: 'service_buyer_uuid' }));
  const chosen = typeof control.value === 'string' && control.value !== '' ? control.value : undefined;
  // A running document's template can be changed but not removed.
  const isKept = change !== undefined && chosen !== undefined;
  return (
    <TemplateChooser
      label={label}
      control={control}
      chosen={chosen}
      fallback={isKept ? undefined : fallback}
      onChoose={(template) => control.set(template && templateKey(template))}
    />
  );
}

import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { documentOptions } from '../../../schemas/parts/documents/document.ts';
import { LogoField } from '../logo/LogoField.tsx';
import { AccountField } from '../parties/AccountField.tsx';
import { useEnteredDocument, type FormValues } from './documentForm.ts';
import { Field } from './Field.tsx';
import { Columns, Section } from './Section.tsx';
import { useWatch } from 'react-hook-form';
import { useControl } from '../../kinds/shared/useControl.tsx';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { templateKey } from '../templates/templateChoice.ts';
import { TemplateChooser } from '../templates/TemplateChooser.tsx';
import { useFallback } from '../templates/useFallback.ts';

/** The printed options; the resource's own are at the end. */
export function PresentationSection({ children }: { readonly children?: ReactNode }) {
  const translate = useTranslate();
  const { change } = useEnteredDocument().form;
  return (
    <Section id="more" title={translate('documents.presentation.title')}>
      <Columns least={280}>
        <AccountField />
        <TemplateField />
      </Columns>
      <Columns least={280}>
        <Field name="terms_payment" />
        <Field name="observation" />
      </Columns>
      {!change && <LogoField />}
      <Columns least={280}>
        {Object.keys(documentOptions).map((name) => (
          <Field key={name} name={name} />
        ))}
      </Columns>
      <Columns least={280}>
        <Field name="label" />
        {children}
      </Columns>
    </Section>
  );
}

const source = 'template';

/** The document's template; without one, that of its client or company. */
function TemplateField() {
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

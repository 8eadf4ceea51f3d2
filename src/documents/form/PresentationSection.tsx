import { useTranslate } from 'react-admin';
import { documentOptions, type DocumentOptions } from '../../../schemas/parts/documents/document.ts';
import { LogoField } from '../logo/LogoField.tsx';
import { useEnteredDocument, type FormValues } from './documentForm.ts';
import { Field } from './Field.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { Columns } from './Section.tsx';
import { useWatch } from 'react-hook-form';
import { useControl } from '../../kinds/shared/useControl.tsx';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { isCurrent, templateKey } from '../templates/templateChoice.ts';
import { TemplateChooser } from '../templates/TemplateChooser.tsx';
import { useFallback } from '../templates/useFallback.ts';
import { useTemplates } from '../templates/useTemplates.ts';

const source = 'template';
const options = Object.keys(documentOptions) as (keyof DocumentOptions)[];

/** The design of a document, and what it shows. */
export function PresentationSection() {
  const translate = useTranslate();
  const { form, start, logo } = useEnteredDocument();
  const [template, isLogoRemoved, ...shown] = useWatch<FormValues, [typeof source, 'remove_logo', ...typeof options]>({
    name: [source, 'remove_logo', ...options],
  });
  const { data: templates = [] } = useTemplates();
  const fallback = useFallback(useWatch<FormValues, 'service_buyer_uuid'>({ name: 'service_buyer_uuid' }));
  const design = template ? templates.find((each) => isCurrent(each, template)) : fallback.template;
  const hasLogo = logo !== undefined || (start.savedLogo !== undefined && !isLogoRemoved);
  return (
    <FoldedSection
      id="presentation"
      title={translate('documents.presentation.title')}
      says={[
        design?.name,
        ...options.map((name, at) => translate(`documents.folded.${name}.${shown[at] ? 'on' : 'off'}`)),
        hasLogo ? translate('documents.folded.logo') : undefined,
      ]}
      fields={[source, ...options, 'root.logo']}
    >
      <TemplateField />
      {!form.change && <LogoField />}
      <Columns least={280}>
        {options.map((name) => (
          <Field key={name} name={name} />
        ))}
      </Columns>
    </FoldedSection>
  );
}

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

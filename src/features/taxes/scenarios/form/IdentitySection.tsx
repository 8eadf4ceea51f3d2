import { useTranslate } from 'react-admin';
import scenarios from '../../../../../schemas/resources/taxes/scenarios.ts';
import { roundings } from '../../../../../schemas/parts/documents/scenarioTribute.ts';
import { FormField } from '../../../../generate/form/FormField.tsx';
import { pageProperty } from '../../../../generate/properties.ts';
import { Section } from '../../../../generate/Section.tsx';
import { SelectBox } from '../../../../kinds/shared/SelectBox.tsx';
import { HintContext } from '../../../../kinds/shared/hint.ts';

/** What the scenario is called, and how its taxes are rounded. */
export function IdentitySection({ isNew }: { readonly isNew: boolean }) {
  const translate = useTranslate();
  const rounding = pageProperty(scenarios, 'rounding');
  return (
    <Section title={translate('scenarios.identity.title')} isForm>
      {(['name', 'code', 'description'] as const).map((path) => (
        <FormField key={path} resource={scenarios} path={path} isEdited={!isNew} />
      ))}
      <HintContext value={translate('scenarios.rounding.hint')}>
        <SelectBox
          input={{ ...rounding, source: 'rounding', label: translate('scenarios.rounding.title') }}
          options={roundings.map((value) => ({ value, label: translate(`scenarios.rounding.${value}`) }))}
          absent="line"
        />
      </HintContext>
    </Section>
  );
}

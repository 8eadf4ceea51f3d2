import { useTranslate } from 'react-admin';
import { templateSchema } from '../../../../../../schemas/parts/templates/template.ts';
import { propertiesOf, type Property } from '../../../../../../domain/schema/property.ts';
import { useEditing } from '../editing.ts';
import { SettingField } from '../settings/SettingField.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { ContrastHint } from './ContrastHint.tsx';
import { Group } from './Group.tsx';
import { SecondLanguage } from './SecondLanguage.tsx';
import { useChange } from './useChange.ts';

const { theme, page } = propertiesOf(templateSchema as Property);
const { colors = {}, ...texts } = propertiesOf(theme ?? {});
const { margin = {}, ...sheet } = propertiesOf(page ?? {});

/** Paper, margins, fonts and colors. */
export function PagePanel() {
  const translate = useTranslate();
  const { template } = useEditing();
  const change = useChange();
  return (
    <>
      <SettingsForm
        path="page"
        value={template.page}
        onChange={(value, field) => change({ page: value }, `page.${field}`)}
      >
        <Group title={translate('templateEditor.groups.page')}>
          <Fields of={sheet} at="page" />
          <Fields of={propertiesOf(margin)} at="page.margin" within="margin" />
        </Group>
      </SettingsForm>
      <SettingsForm
        path="theme"
        value={template.theme}
        onChange={(value, field) => change({ theme: value }, `theme.${field}`)}
      >
        <Group title={translate('templateEditor.groups.text')}>
          <Fields of={texts} at="theme" />
        </Group>
        <Group title={translate('templateEditor.groups.colors')}>
          {Object.entries(propertiesOf(colors)).map(([name, property]) => (
            <ContrastHint key={name} color={name}>
              <SettingField source={`colors.${name}`} path={`theme.colors.${name}`} property={property} />
            </ContrastHint>
          ))}
        </Group>
      </SettingsForm>
      <Group title={translate('templateEditor.groups.language')}>
        <SecondLanguage />
      </Group>
    </>
  );
}

interface FieldsProps {
  readonly of: Readonly<Record<string, Property>>;
  /** The path of the object within the template. */
  readonly at: string;
  /** The path of the object within the form. */
  readonly within?: string;
}

function Fields({ of, at, within }: FieldsProps) {
  return Object.entries(of).map(([name, property]) => (
    <SettingField
      key={name}
      source={within === undefined ? name : `${within}.${name}`}
      path={`${at}.${name}`}
      property={property}
    />
  ));
}

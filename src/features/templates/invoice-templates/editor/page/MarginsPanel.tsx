import { useTranslate } from 'react-admin';
import { useEditing } from '../editing.ts';
import { InsertsContext, onEachPage } from '../settings/inserts.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { Group } from './Group.tsx';
import { MarginTexts } from './MarginTexts.tsx';
import { useChange } from './useChange.ts';

const margins = ['header', 'footer'] as const;

/** The texts above and below the blocks of each page. */
export function MarginsPanel() {
  const translate = useTranslate();
  const { template } = useEditing();
  const change = useChange();
  return (
    <InsertsContext value={onEachPage}>
      {margins.map((margin) => (
        <SettingsForm
          key={margin}
          path={margin}
          value={template[margin]}
          onChange={(value, field) => change({ [margin]: value }, `${margin}.${field}`)}
        >
          <Group title={translate(`templateEditor.places.${margin}`)}>
            <MarginTexts margin={margin} />
          </Group>
        </SettingsForm>
      ))}
    </InsertsContext>
  );
}

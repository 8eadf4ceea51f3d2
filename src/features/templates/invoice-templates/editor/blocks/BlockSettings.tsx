import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { TemplateBlock } from '../../../../../../schemas/parts/templates/template.ts';
import { useEditing } from '../editing.ts';
import { settingsOf } from '../model/blockTypes.ts';
import { replaced } from '../model/changes.ts';
import { SettingField } from '../settings/SettingField.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { ColumnSettings } from './ColumnSettings.tsx';

interface BlockSettingsProps {
  readonly path: string;
  readonly block: TemplateBlock;
}

/** What a block prints, and its settings. */
export function BlockSettings({ path, block }: BlockSettingsProps) {
  const translate = useTranslate();
  const { template, act } = useEditing();
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate(`templateEditor.blocks.${block.type}.about`)}
      </Typography>
      {block.type === 'columns' ? (
        <ColumnSettings path={path} block={block} />
      ) : (
        <SettingsForm
          path={path}
          value={block}
          onChange={(value, field) =>
            act({
              type: 'change',
              to: { template: replaced(template, path, value as TemplateBlock), selected: path },
              field: `${path}.${field}`,
              at: performance.now(),
            })
          }
        >
          <div className="template-fields">
            {settingsOf(block.type).map(([name, property]) => (
              <SettingField key={name} source={name} path={`block.${name}`} property={property} />
            ))}
          </div>
        </SettingsForm>
      )}
    </>
  );
}

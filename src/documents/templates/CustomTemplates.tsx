import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { TemplateButtons } from './TemplateButtons.tsx';
import { isCurrent, templateKey, type TemplateChoice } from './templateChoice.ts';

interface CustomTemplatesProps {
  readonly templates: readonly TemplateChoice[];
  readonly current: string | undefined;
  readonly busy: boolean;
  readonly onSelect: (template: TemplateChoice) => void;
  readonly onPreview: (template: TemplateChoice) => void;
}

/** The company's own templates as a list. */
export function CustomTemplates({ templates, current, busy, onSelect, onPreview }: CustomTemplatesProps) {
  const translate = useTranslate();
  const [key, setKey] = useState(() => {
    const first = templates.find((each) => isCurrent(each, current)) ?? templates[0];
    return first ? templateKey(first) : '';
  });
  const chosen = templates.find((each) => templateKey(each) === key);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'flex-end' } }}>
      <TextField
        select
        label={translate('documents.template.customLabel')}
        value={key}
        onChange={(event) => setKey(event.target.value)}
        sx={{ flex: 1, minWidth: 0 }}
      >
        {templates.map((template) => (
          <MenuItem key={template.id} value={templateKey(template)} sx={{ whiteSpace: 'normal' }}>
            {template.name}
          </MenuItem>
        ))}
      </TextField>
      {chosen && (
        <Stack direction="row" sx={{ gap: 1, minHeight: 40, alignItems: 'center' }}>
          <TemplateButtons
            name={chosen.name}
            current={isCurrent(chosen, current)}
            busy={busy}
            onSelect={() => onSelect(chosen)}
            onPreview={() => onPreview(chosen)}
          />
        </Stack>
      )}
    </Stack>
  );
}

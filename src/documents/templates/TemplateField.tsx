import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { useControl } from '../../kinds/shared/useControl.tsx';
import { useEnteredDocument } from '../form/documentForm.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { templateKey, useTemplates } from './templateChoice.ts';

const source = 'template';

/** The document's template. */
export function TemplateField() {
  const { resource, change } = useEnteredDocument().form;
  return <TemplateBox resource={resource} isKept={change !== undefined} />;
}

interface TemplateBoxProps {
  readonly resource: Resource;
  /** Whether a selected template can be changed but not removed. */
  readonly isKept?: boolean;
}

/** Selects a template: built-in or the company's own. */
export function TemplateBox({ resource, isKept = false }: TemplateBoxProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const control = useControl(source);
  const { data = [] } = useTemplates();
  const value = typeof control.value === 'string' ? control.value : '';
  const isListed = value === '' || data.some((template) => templateKey(template) === value);

  return (
    <TextField
      select
      label={labelOf(source)}
      value={isListed ? value : ''}
      onChange={(event) => control.set(event.target.value || null)}
      onBlur={control.onBlur}
      inputRef={control.ref}
      error={control.invalid}
      helperText={control.message}
      slotProps={{ select: { displayEmpty: true } }}
    >
      {!(isKept && value) && <MenuItem value="">{translate('documents.template.default')}</MenuItem>}
      {data.map((template) => (
        <MenuItem key={template.id} value={templateKey(template)} sx={{ whiteSpace: 'normal' }}>
          {template.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

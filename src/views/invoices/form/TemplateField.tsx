import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetList, useTranslate } from 'ra-core';
import { useControl } from '../../../kinds/shared/useControl.tsx';
import { useLabelOf } from '../../../kinds/shared/words.ts';
import { templateKey, type TemplateChoice } from '../actions/template/templateChoice.ts';

const source = 'template';
/** The server has an order of its own, the default first. */
const allTemplates = { pagination: { page: 1, perPage: 100 }, sort: { field: '', order: 'ASC' } } as const;

/** The model the document is drawn from: a built-in one or one of the company's own. */
export function TemplateField() {
  const translate = useTranslate();
  const labelOf = useLabelOf('invoices');
  const control = useControl(source);
  const { data = [] } = useGetList<TemplateChoice>('invoice-templates', allTemplates);
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
      <MenuItem value="">{translate('invoiceForm.more.defaultTemplate')}</MenuItem>
      {data.map((template) => (
        <MenuItem key={template.id} value={templateKey(template)} sx={{ whiteSpace: 'normal' }}>
          {template.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { languageCodes, languages } from '../../../../../../domain/languages.ts';
import { useEditing } from '../editing.ts';
import { useChange } from './useChange.ts';

/** The language in which labels appear too; absent by default. */
export function SecondLanguage() {
  const translate = useTranslate();
  const change = useChange();
  const { template } = useEditing();
  return (
    <TextField
      select
      label={translate('templateEditor.secondLanguage')}
      helperText={translate('templateEditor.secondLanguageHint')}
      value={template.second_language ?? ''}
      onChange={({ target }) => change({ second_language: target.value || undefined })}
      slotProps={{ select: { displayEmpty: true } }}
      sx={{ gridColumn: '1 / -1' }}
    >
      <MenuItem value="">{translate('templateEditor.oneLanguage')}</MenuItem>
      {languageCodes.map((code) => (
        <MenuItem key={code} value={code}>
          {languages[code].name}
        </MenuItem>
      ))}
    </TextField>
  );
}

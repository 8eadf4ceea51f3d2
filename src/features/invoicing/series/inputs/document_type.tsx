import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { propertiesOf } from '../../../../../domain/schema/property.ts';
import { resources } from '../../../../data/resources.ts';
import type { InputProps } from '../../../../kinds/kind.ts';
import { useControl } from '../../../../kinds/shared/useControl.tsx';

/** The types of documents that series number. */
const types = resources
  .filter(({ schema }) => Object.values(propertiesOf(schema)).some(({ counter }) => counter?.bySeries))
  .map(({ name }) => name);

/** The documents that the series numbers, where there are several types. */
export default function DocumentTypeInput({ source, label, disabled }: InputProps) {
  const translate = useTranslate();
  const control = useControl(source);
  if (types.length < 2) return null;
  return (
    <TextField
      select
      fullWidth
      label={label}
      disabled={disabled}
      value={control.value ?? ''}
      onChange={({ target }) => control.set(target.value)}
      error={control.invalid}
      helperText={control.message}
    >
      {types.map((type) => (
        <MenuItem key={type} value={type}>
          {translate(`resources.${type}.name`, { smart_count: 2 })}
        </MenuItem>
      ))}
    </TextField>
  );
}
